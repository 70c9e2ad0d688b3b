/** Label keys of one legal text, in `account-register`. */
export interface LegalText {
  title: 'terms.title' | 'privacy.title';
  paragraphs: readonly (
    'terms.age' | 'terms.chance' | 'terms.full' | 'privacy.use' | 'privacy.phone'
  )[];
}

/** Legal texts linked at registration (D1 §2). */
export const LEGAL_TEXTS: readonly LegalText[] = [
  { title: 'terms.title', paragraphs: ['terms.age', 'terms.chance', 'terms.full'] },
  { title: 'privacy.title', paragraphs: ['privacy.use', 'privacy.phone'] },
];
