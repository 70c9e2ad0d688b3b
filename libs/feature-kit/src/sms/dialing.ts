import type { api } from '@lobby/api-client';
import { internationalDigits } from '../field-errors/phone';

/** Countries with their calling codes, and the brand's country. */
export type Countries = Awaited<ReturnType<typeof api.merchant.countries>>;

/** A calling code without `+`, and the countries that share it. */
export interface CallingCode {
  code: string;
  countries: Countries['list'];
}

/** Calling code of a mobile number. */
export interface DialedCode {
  /** Without `+`: `84`; undefined until loaded. */
  code: string | undefined;
  /** Of a country other than the brand's. */
  abroad: boolean;
}

/** Calling codes of a form's mobile number. */
export interface Dialing {
  /** Options; no choice is shown for fewer than two. Empty until loaded. */
  choices: readonly CallingCode[];
  /** Returns the calling code that a number is typed with, after `+` or `00`; undefined if there is none or it is unknown. */
  named(typed: string): string | undefined;
  /** Returns the calling code of a typed number: the typed one, else the chosen one, else the brand's. */
  of(typed: string): DialedCode;
  choose(code: string): void;
}

/** Returns a calling code without its plus sign. */
export const withoutPlus = (code: string) => code.replace(/^\+/, '');

/** Returns the calling code of the brand's country, without `+`. */
function ownCode({ list, current }: Countries): string | undefined {
  const own = list.find(({ code }) => code === current);
  return own && withoutPlus(own.dialingCode);
}

/** Groups countries by calling code, keeping their order. */
function byCode(list: Countries['list']): CallingCode[] {
  const groups = new Map<string, Countries['list']>();
  for (const country of list) {
    const code = withoutPlus(country.dialingCode);
    groups.set(code, [...(groups.get(code) ?? []), country]);
  }
  return [...groups].map(([code, countries]) => ({ code, countries }));
}

/**
 * Returns the calling codes of a form. `chosen` is the chosen or remembered one; once the countries are loaded, it is
 * ignored unless they have it.
 */
export function dialingOf(
  countries: Countries | undefined,
  chosen: string | undefined,
  choose: (code: string) => void,
): Dialing {
  const choices = byCode(countries?.list ?? []);
  const own = countries && ownCode(countries);
  const isOffered = !countries || choices.some(({ code }) => code === chosen);
  const preset = isOffered ? (chosen ?? own) : own;
  const named = (typed: string) => {
    const digits = internationalDigits(typed) ?? '';
    const codes = choices.map(({ code }) => code).filter((code) => digits.startsWith(code));
    // The longest match: `1242` of the Bahamas starts with `1` too.
    return codes.sort((one, other) => other.length - one.length)[0];
  };
  return {
    choices,
    named,
    of: (typed) => {
      const code = named(typed) ?? preset;
      return { code, abroad: code !== own };
    },
    choose,
  };
}
