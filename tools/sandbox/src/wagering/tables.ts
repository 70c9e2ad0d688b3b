export const WAGERING_TABLES = '';
