export const PROTECTION_TABLES = '';
