/** Oldest version of iOS that is advised, and that installs a page (D1 §9). */
export const OLDEST_IOS = 12.4;
