import type { Brand } from '@lobby/core';

/** Label keys of one legal text, in `account-register`. */
export interface LegalText {
  title: 'terms.title' | 'privacy.title';
  paragraphs: readonly (
    | 'terms.age'
    | 'terms.chance'
    | 'terms.full'
    | 'privacy.use'
    | 'privacy.phone'
    | 'privacy.phoneEncoded'
  )[];
}

/** What the device keeps, by how the brand remembers a login (decision 10). */
const KEPT = {
  browser: 'privacy.phone',
  encoded: 'privacy.phoneEncoded',
} as const satisfies Record<Brand['rememberPassword'], string>;

/** Legal texts linked at registration (D1 §2). */
export const legalTexts = ({
  rememberPassword,
}: Pick<Brand, 'rememberPassword'>): readonly LegalText[] => [
  { title: 'terms.title', paragraphs: ['terms.age', 'terms.chance', 'terms.full'] },
  { title: 'privacy.title', paragraphs: ['privacy.use', KEPT[rememberPassword]] },
];
