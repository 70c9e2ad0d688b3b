/** Kinds of contact, in the order of the page (D2 §9). */
export const CONTACT_KINDS = ['LIVECHAT', 'TELEGRAM', 'ZALO'] as const;

/** A kind of contact. */
export type ContactKindCode = (typeof CONTACT_KINDS)[number];
