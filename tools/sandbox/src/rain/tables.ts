export const RAIN_TABLES = '';
