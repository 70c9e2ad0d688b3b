export const withdraw = {};
