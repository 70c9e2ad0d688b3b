import type { AreaHandlers } from './handler';

export const security: AreaHandlers<'security'> = {};
