/** Oldest supported version of iOS, also for installing a page (D1 §9). */
export const OLDEST_IOS = 12.4;
