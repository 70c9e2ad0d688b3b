import type { AreaHandlers } from './handler';

export const deposit: AreaHandlers<'deposit'> = {};
