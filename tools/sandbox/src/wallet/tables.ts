export const WALLET_TABLES = '';
