export const SECURITY_TABLES = '';
