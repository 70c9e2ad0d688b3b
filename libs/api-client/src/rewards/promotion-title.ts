/** A number in brackets before a title, by which the platform sorts. */
const NUMBER = /^\s*[[(（【]\s*\d+\s*[\])）】]\s*/;

/** The title of a promotion as people read it: without a number in brackets before it (D2 §2). */
export const promotionTitle = (title: string): string => title.replace(NUMBER, '') || title;
