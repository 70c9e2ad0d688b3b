/** First two characters and the last: recognisable to the owner only. */
export const maskedAccount = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`;
