import { RULE_BOOKS, type RuleBookName } from '@lobby/api-client/contract';
import * as z from 'zod/mini';
import { optionalRules } from '../../accounts/registration-rules.data';
import { brandSetting, changeBrandSetting } from '../../platform/brand-settings';
import { LIMIT_RANGES, LIMITS } from '../../handlers/limits.data';
import { amount, placeRain } from '../../rain/place-rain';
import { ControlError } from '../control-error';
import { brandField, choiceField, knob, numberField, textField } from './knob';

const switchField = (title: string) => z.optional(z.enum(['on', 'off'])).check(z.meta({ title }));

/** Keys whose switch was given, as booleans. */
const given = (switches: Readonly<Record<string, 'on' | 'off' | undefined>>) =>
  Object.fromEntries(
    Object.entries(switches)
      .filter(([, state]) => state !== undefined)
      .map(([key, state]) => [key, state === 'on']),
  );

export const settings = knob({
  group: 'brands',
  title: 'Settings and contacts',
  about:
    'Download links and customer service contacts of a brand, and where its pictures come from.',
  fields: {
    brand: brandField,
    downloads: switchField('Download links'),
    contacts: switchField('Contacts'),
    imageHost: z
      .optional(z.string().check(z.maxLength(200)))
      .check(z.meta({ title: 'Image hosts ("two" is usual, "own", or an origin)' })),
  },
  turn({ core }, { brand, imageHost, ...switches }) {
    const host = imageHost === undefined ? {} : { imageHost };
    return changeBrandSetting(core.db, brand, 'offered', { ...given(switches), ...host });
  },
});

export const download = knob({
  group: 'brands',
  title: 'Download link',
  about: 'Changes where a download of a brand leads, or leaves it out.',
  fields: {
    brand: brandField,
    kind: choiceField('Kind', [
      'Android',
      'IOS',
      'MOBILECONFIG',
      'AppDownloadIcon',
      'MOBILEVERCODELOGIN',
    ]),
    url: textField('Address ("none" leaves it out)', undefined, 2000),
  },
  turn({ core }, { brand, kind, url }) {
    core.answers.clear();
    return changeBrandSetting(core.db, brand, 'downLinks', { [kind]: url === 'none' ? '' : url });
  },
});

export const contact = knob({
  group: 'brands',
  title: 'Contact',
  about: 'Adds an entry to customer service, with the same title in every language.',
  fields: {
    brand: brandField,
    csType: choiceField('Kind', ['TELEGRAM', 'ZALO', 'LIVECHAT']),
    title: textField('Title'),
    path: textField('Address', undefined, 2000),
  },
  turn({ core }, { brand, ...entry }) {
    core.answers.clear();
    const { contacts } = brandSetting(core.db, brand, 'added');
    return changeBrandSetting(core.db, brand, 'added', { contacts: [...contacts, entry] });
  },
});

export const app = knob({
  group: 'brands',
  title: 'Newest app',
  about: 'Names the newest version of a brand’s app, and whether people should update to it.',
  fields: {
    brand: brandField,
    version: textField('Version', undefined, 32),
    update: choiceField('Update', ['off', 'on']),
  },
  turn: ({ core }, { brand, version, update }) =>
    changeBrandSetting(core.db, brand, 'appInfo', { version, upgradeable: update === 'on' }),
});

/** Minutes of a year, either way. */
const MOST_MINUTES = 366 * 24 * 60;
const MINUTE_MS = 60_000;

export const rain = knob({
  group: 'brands',
  title: 'Red envelope rain',
  about: 'Adds a rain to the calendar’s; one that begins in 0 minutes is open at once.',
  fields: {
    brand: brandField,
    startsInMinutes: numberField('Begins in minutes', -MOST_MINUTES, MOST_MINUTES),
    minutes: numberField('Lasts minutes', 1, MOST_MINUTES),
    total: z.optional(amount).check(z.meta({ title: 'Total of all envelopes' })),
    perUserMax: z.optional(amount).check(z.meta({ title: 'Most of one envelope' })),
  },
  turn({ core, now }, { startsInMinutes, minutes, ...asked }) {
    const times = { startsInMs: startsInMinutes * MINUTE_MS, durationMs: minutes * MINUTE_MS };
    const placed = placeRain(core.db, { ...asked, ...times }, now);
    if (placed === undefined) throw new ControlError('no such amount', 400);
    return placed;
  },
});

const LIMIT_NAMES = Object.keys(LIMITS) as [keyof typeof LIMITS, ...(keyof typeof LIMITS)[]];

export const limit = knob({
  group: 'brands',
  title: 'Limit of a field',
  about: 'Changes a limit of fields: the settings tell it, and the platform holds it.',
  fields: {
    brand: brandField,
    name: choiceField('Limit', LIMIT_NAMES),
    value: numberField('Value', 0, 100_000_000),
  },
  turn({ core }, { brand, name, value }) {
    const [least, most] = LIMIT_RANGES[name];
    if (value < least || value > most) {
      throw new ControlError(`${name} is ${least} to ${most}`, 400);
    }
    const told = { ...LIMITS, ...brandSetting(core.db, brand, 'limits'), [name]: value };
    if (told.feedbackMin > told.feedbackMax) {
      throw new ControlError('feedbackMin is at most feedbackMax', 400);
    }
    core.answers.clear();
    return changeBrandSetting(core.db, brand, 'limits', { [name]: value });
  },
});
const RULE_BOOK_NAMES = Object.keys(RULE_BOOKS) as [RuleBookName, ...RuleBookName[]];

export const ruleBook = knob({
  group: 'brands',
  title: 'Rule book of safer play',
  about: 'Holds a brand to another rule book; its screens show the one that they were built with.',
  fields: { brand: brandField, name: choiceField('Rule book', RULE_BOOK_NAMES) },
  turn({ core }, { brand, name }) {
    core.answers.clear();
    return changeBrandSetting(core.db, brand, 'ruleBook', { name });
  },
});

/** Names of the optional fields, the same in every brand. */
const OPTIONAL = optionalRules('aurora').map(({ field }) => field) as [string, ...string[]];

export const registration = knob({
  group: 'brands',
  title: 'Registration field',
  about: 'Asks for a field, makes it optional, or leaves it out of the registration.',
  fields: {
    brand: brandField,
    field: choiceField('Field', OPTIONAL),
    need: choiceField('Need', ['required', 'optional', 'hidden']),
  },
  turn({ core }, { brand, field, need }) {
    core.answers.clear();
    return changeBrandSetting(core.db, brand, 'registration', { [field]: need });
  },
});
