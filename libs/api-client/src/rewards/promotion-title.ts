/** The platform's sort number: bracketed digits before a title. */
const NUMBER = /^\s*[[(（【]\s*\d+\s*[\])）】]\s*/;

/** Display title of a promotion: without the bracketed sort number (D2 §2). */
export const promotionTitle = (title: string): string => title.replace(NUMBER, '') || title;
