export const TEAM_TABLES = '';
