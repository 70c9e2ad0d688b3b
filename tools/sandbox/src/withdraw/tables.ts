export const WITHDRAW_TABLES = '';
