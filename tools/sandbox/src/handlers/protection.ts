import type { AreaHandlers } from './handler';

export const protection: AreaHandlers<'protection'> = {};
