export const protection = {};
