import { ORIGIN_PURPOSES, USUAL_ORIGINS } from '../../handlers/origins.data';
import { SOCIAL_LOGINS } from '../../handlers/social-logins.data';
import { brandSetting, changeBrandSetting } from '../../platform/brand-settings';
import { ControlError } from '../control-error';
import { brandField, choiceField, knob, textField } from './knob';

/** Parses an http(s) URL; undefined if invalid. */
function webAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Parses an origin, or the keyword for the default origins. Throws `ControlError`. */
function originFrom(word: string): string {
  if (word !== USUAL_ORIGINS && webAddress(word)?.origin !== word) {
    throw new ControlError(`invalid origin ${word}; expected e.g. https://games.example`, 400);
  }
  return word;
}

/** Parses origins separated by spaces or commas; `none` is an empty list. */
const originsFrom = (text: string): string[] =>
  text === 'none' ? [] : text.split(/[\s,]+/).map(originFrom);

export const origins = knob({
  group: 'brands',
  title: 'Allowed origins',
  about:
    'Sets the origins that the settings allow a brand’s pages, by purpose; the pages’ own policy does not change.',
  fields: {
    brand: brandField,
    purpose: choiceField('Purpose', ORIGIN_PURPOSES),
    origins: textField(
      'Origins ("usual", "none", or a list that may contain "usual")',
      undefined,
      2000,
    ),
  },
  turn({ core }, { brand, purpose, origins: text }) {
    core.answers.clear();
    return changeBrandSetting(core.db, brand, 'origins', { [purpose]: originsFrom(text) });
  },
});

const PROVIDERS = SOCIAL_LOGINS.map(({ provider }) => provider) as [string, ...string[]];

/** Parses the new URL of a social login; empty removes it. Throws `ControlError`. */
function loginAddress(provider: string, text: string): string {
  const usual = SOCIAL_LOGINS.find((login) => login.provider === provider)?.address ?? '';
  const known: Readonly<Record<string, string>> = { usual, none: '' };
  const address = known[text] ?? webAddress(text)?.href;
  if (address === undefined) throw new ControlError(`invalid URL ${text}`, 400);
  return address;
}

export const socialLogin = knob({
  group: 'brands',
  title: 'Social login',
  about:
    'Sets the address of a provider at a brand’s login, or removes it; needs the flag SOCIALLOGIN3.',
  fields: {
    brand: brandField,
    provider: choiceField('Provider', PROVIDERS),
    address: textField('Address ("usual", or "none" to remove it)', undefined, 2000),
  },
  turn({ core }, { brand, provider, address }) {
    core.answers.clear();
    changeBrandSetting(core.db, brand, 'socialLogins', {
      [provider]: loginAddress(provider, address),
    });
    return brandSetting(core.db, brand, 'socialLogins');
  },
});
