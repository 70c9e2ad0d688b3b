import type { AreaHandlers } from './handler';

export const reports: AreaHandlers<'reports'> = {};
