export const DEPOSIT_TABLES = '';
