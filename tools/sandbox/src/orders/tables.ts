export const ORDER_TABLES = '';
