import type { AreaHandlers } from './handler';

export const rewards: AreaHandlers<'rewards'> = {};
