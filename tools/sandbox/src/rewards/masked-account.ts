/** First two characters and the last: enough to find oneself, too little to look somebody up. */
export const maskedAccount = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`;
