import type { AreaHandlers } from './handler';

export const agent: AreaHandlers<'agent'> = {};
