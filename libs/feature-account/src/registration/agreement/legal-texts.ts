import { PATHS, type Brand } from '@lobby/core';

/** Label keys of one legal text, in `account-register`, and the way to its full version. */
export interface LegalText {
  title: 'terms.title' | 'privacy.title';
  paragraphs: readonly (
    | 'terms.age'
    | 'terms.chance'
    | 'privacy.use'
    | 'privacy.phone'
    | 'privacy.phoneEncoded'
    | 'privacy.kept'
  )[];
  read: 'terms.read' | 'privacy.read';
  to: string;
}

/** What the device keeps, by how the brand remembers a login (decision 10). */
const KEPT = {
  browser: 'privacy.phone',
  encoded: 'privacy.phoneEncoded',
} as const satisfies Record<Brand['rememberPassword'], string>;

/** Legal texts linked at registration, in short (D1 §2). */
export const legalTexts = ({
  rememberPassword,
}: Pick<Brand, 'rememberPassword'>): readonly LegalText[] => [
  {
    title: 'terms.title',
    paragraphs: ['terms.age', 'terms.chance'],
    read: 'terms.read',
    to: PATHS.userAgreement,
  },
  {
    title: 'privacy.title',
    paragraphs: ['privacy.use', KEPT[rememberPassword], 'privacy.kept'],
    read: 'privacy.read',
    to: `${PATHS.userAgreement}?tab=privacy`,
  },
];
