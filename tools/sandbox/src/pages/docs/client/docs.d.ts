/** Entry script of the page: forms, search and requests. */
export {};
