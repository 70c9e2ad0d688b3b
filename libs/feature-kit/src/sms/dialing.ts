import type { api } from '@lobby/api-client';
import { internationalDigits } from '../field-errors/phone';

/** Countries with their calling codes, and the brand's own. */
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
  /** Of another country than the brand's. */
  abroad: boolean;
}

/** Calling codes of a form's mobile number. */
export interface Dialing {
  /** To choose from; fewer than two are no choice. Empty until loaded. */
  choices: readonly CallingCode[];
  /** Returns the calling code that a typed number names with `+` or `00`; undefined without a known one. */
  named(typed: string): string | undefined;
  /** Returns the calling code of a typed number: the one it names, else the chosen one, else the brand's. */
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

/** Groups countries by calling code, in their order. */
function byCode(list: Countries['list']): CallingCode[] {
  const groups = new Map<string, Countries['list']>();
  for (const country of list) {
    const code = withoutPlus(country.dialingCode);
    groups.set(code, [...(groups.get(code) ?? []), country]);
  }
  return [...groups].map(([code, countries]) => ({ code, countries }));
}

/**
 * Returns the calling codes of a form. `chosen` is the one that was chosen or remembered, which counts until the countries
 * are loaded, and then if it is one of theirs.
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
    // The longest: `1242` of the Bahamas begins as `1` does.
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
