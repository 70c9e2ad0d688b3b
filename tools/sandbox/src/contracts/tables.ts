export const CONTRACT_TABLES = '';
