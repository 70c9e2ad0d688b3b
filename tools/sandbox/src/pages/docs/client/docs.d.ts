/** Starts the page: what it holds is found, filled in and sent. */
export {};
