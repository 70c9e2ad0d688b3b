import { ORIGIN_PURPOSES, USUAL_ORIGINS } from '../../handlers/origins.data';
import { SOCIAL_LOGINS } from '../../handlers/social-logins.data';
import { brandSetting, changeBrandSetting } from '../../platform/brand-settings';
import { ControlError } from '../control-error';
import { brandField, choiceField, knob, textField } from './knob';

/** Address of http or https; undefined for another text. */
function webAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** An origin of a list, or the word for the usual ones. Throws `ControlError` for anything else. */
function originFrom(word: string): string {
  if (word !== USUAL_ORIGINS && webAddress(word)?.origin !== word) {
    throw new ControlError(`${word} is no origin, such as https://games.example`, 400);
  }
  return word;
}

/** Origins of a text, separated by spaces or commas; none for `none`. */
const originsFrom = (text: string): string[] =>
  text === 'none' ? [] : text.split(/[\s,]+/).map(originFrom);

export const origins = knob({
  group: 'brands',
  title: 'Allowed origins',
  about:
    'Changes where the settings let a brand’s pages lead, for each purpose; the pages’ own policy stays.',
  fields: {
    brand: brandField,
    purpose: choiceField('Purpose', ORIGIN_PURPOSES),
    origins: textField(
      'Origins ("usual", "none", or a list; "usual" may stand in it)',
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

/** New address of a login; empty leaves it out. Throws `ControlError`. */
function loginAddress(provider: string, text: string): string {
  const usual = SOCIAL_LOGINS.find((login) => login.provider === provider)?.address ?? '';
  const known: Readonly<Record<string, string>> = { usual, none: '' };
  const address = known[text] ?? webAddress(text)?.href;
  if (address === undefined) throw new ControlError(`${text} is no address of the web`, 400);
  return address;
}

export const socialLogin = knob({
  group: 'brands',
  title: 'Social login',
  about:
    'Offers a provider at the login of a brand whose flag SOCIALLOGIN3 is on, at an address, or leaves it out.',
  fields: {
    brand: brandField,
    provider: choiceField('Provider', PROVIDERS),
    address: textField('Address ("usual", "none" leaves it out)', undefined, 2000),
  },
  turn({ core }, { brand, provider, address }) {
    core.answers.clear();
    changeBrandSetting(core.db, brand, 'socialLogins', {
      [provider]: loginAddress(provider, address),
    });
    return brandSetting(core.db, brand, 'socialLogins');
  },
});
