import type { Brand } from '@lobby/core';
import type labels from '../../labels/en/member-pages.json';

type Labels = keyof typeof labels;

/** Section of the agreement; a brand overrides its labels (decision 5). */
export interface Part {
  title: Extract<Labels, `${'terms' | 'privacy'}.${string}.title`>;
  text: Extract<Labels, `${'terms' | 'privacy'}.${string}.text`>;
}

/** A tab of the screen. */
export type Tab = 'terms' | 'privacy';

const part = <Name extends string>(name: Name) =>
  ({ title: `${name}.title`, text: `${name}.text` }) as const;

/** Sections of the terms: obligations and rights of members. */
const TERMS: readonly Part[] = [
  part('terms.who'),
  part('terms.account'),
  part('terms.games'),
  part('terms.money'),
  part('terms.promotions'),
  part('terms.care'),
  part('terms.end'),
  part('terms.complaint'),
];

const PRIVACY: readonly Part[] = [
  part('privacy.what'),
  part('privacy.why'),
  part('privacy.device'),
  part('privacy.kept'),
  part('privacy.who'),
  part('privacy.rights'),
];

/** Sections of a brand's agreement; the section about stored data depends on whether the brand stores passwords. */
export function agreementOf({ rememberPassword }: Brand): Record<Tab, readonly Part[]> {
  const device: Part = { title: 'privacy.device.title', text: 'privacy.deviceEncoded.text' };
  const sections = PRIVACY.map((one) => (one.title === device.title ? device : one));
  return { terms: TERMS, privacy: rememberPassword === 'encoded' ? sections : PRIVACY };
}
