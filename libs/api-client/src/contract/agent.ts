export const agent = {};
