export { streamsRoutes } from './routes';
export { HostsRow } from './hosts-row/lazy-hosts-row';
export { streamsPageQueries } from './page-queries';
