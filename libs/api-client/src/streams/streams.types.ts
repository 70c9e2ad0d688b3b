export type { Host, ServiceChat } from './streams.api';
