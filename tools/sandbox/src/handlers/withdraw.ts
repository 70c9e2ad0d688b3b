import type { AreaHandlers } from './handler';

export const withdraw: AreaHandlers<'withdraw'> = {};
