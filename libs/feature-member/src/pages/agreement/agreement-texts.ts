import type { Brand } from '@lobby/core';
import type labels from '../../labels/en/member-pages.json';

type Labels = keyof typeof labels;

/** A part of the agreement; a brand replaces its words by labels of its own (decision 5). */
export interface Part {
  title: Extract<Labels, `${'terms' | 'privacy'}.${string}.title`>;
  text: Extract<Labels, `${'terms' | 'privacy'}.${string}.text`>;
}

/** A tab of the screen. */
export type Tab = 'terms' | 'privacy';

const part = <Name extends string>(name: Name) =>
  ({ title: `${name}.title`, text: `${name}.text` }) as const;

/** What a brand asks of its members and what they may ask of it. */
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

/** The texts of a brand: what this device keeps depends on whether it keeps passwords. */
export function agreementOf({ rememberPassword }: Brand): Record<Tab, readonly Part[]> {
  const device: Part = { title: 'privacy.device.title', text: 'privacy.deviceEncoded.text' };
  const kept = PRIVACY.map((one) => (one.title === device.title ? device : one));
  return { terms: TERMS, privacy: rememberPassword === 'encoded' ? kept : PRIVACY };
}
