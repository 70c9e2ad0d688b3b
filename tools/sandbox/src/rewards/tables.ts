export const REWARD_TABLES = '';
