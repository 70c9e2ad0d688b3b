import { withLabels } from '@lobby/i18n';
import { optionalLazy } from '@lobby/ui-kit';

/** Row of hosts on air, for Home; fetches them when it is near the viewport. */
export const HostsRow = optionalLazy(() => withLabels(['streams'], () => import('./hosts-row')));
