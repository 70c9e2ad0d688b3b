import { RULE_BOOKS, type RuleBookName } from '@lobby/api-client/contract';
import * as z from 'zod/mini';
import { optionalRules } from '../../accounts/registration-rules.data';
import { brandSetting, changeBrandSetting } from '../../platform/brand-settings';
import { LIMIT_RANGES, LIMITS } from '../../handlers/limits.data';
import { amount, placeRain } from '../../rain/place-rain';
import { ControlError } from '../control-error';
import { brandField, choiceField, knob, numberField, textField } from './knob';

const switchField = (title: string) => z.optional(z.enum(['on', 'off'])).check(z.meta({ title }));

/** Given switches as booleans. */
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
    'Shows or hides download links and customer service contacts of a brand, and sets its image hosts.',
  fields: {
    brand: brandField,
    downloads: switchField('Download links'),
    contacts: switchField('Contacts'),
    imageHost: z
      .optional(z.string().check(z.maxLength(200)))
      .check(z.meta({ title: 'Image hosts ("two" is the default, "own", or an origin)' })),
  },
  turn({ core }, { brand, imageHost, ...switches }) {
    const host = imageHost === undefined ? {} : { imageHost };
    return changeBrandSetting(core.db, brand, 'offered', { ...given(switches), ...host });
  },
});

export const download = knob({
  group: 'brands',
  title: 'Download link',
  about: 'Sets or removes a download link of a brand.',
  fields: {
    brand: brandField,
    kind: choiceField('Kind', [
      'Android',
      'IOS',
      'MOBILECONFIG',
      'AppDownloadIcon',
      'MOBILEVERCODELOGIN',
    ]),
    url: textField('Address ("none" to remove it)', undefined, 2000),
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
  about: 'Sets the newest version of a brand’s app, and whether an update is required.',
  fields: {
    brand: brandField,
    version: textField('Version', undefined, 32),
    update: choiceField('Update', ['off', 'on']),
  },
  turn: ({ core }, { brand, version, update }) =>
    changeBrandSetting(core.db, brand, 'appInfo', { version, upgradeable: update === 'on' }),
});

/** Maximum shift: a year in minutes. */
const MAX_MINUTES = 366 * 24 * 60;
const MINUTE_MS = 60_000;

export const rain = knob({
  group: 'brands',
  title: 'Red envelope rain',
  about: 'Adds a rain to the schedule; with 0 minutes it is open at once.',
  fields: {
    brand: brandField,
    startsInMinutes: numberField('Starts in (minutes)', -MAX_MINUTES, MAX_MINUTES),
    minutes: numberField('Duration (minutes)', 1, MAX_MINUTES),
    total: z.optional(amount).check(z.meta({ title: 'Total of all envelopes' })),
    perUserMax: z.optional(amount).check(z.meta({ title: 'Maximum of one envelope' })),
  },
  turn({ core, now }, { startsInMinutes, minutes, ...asked }) {
    const times = { startsInMs: startsInMinutes * MINUTE_MS, durationMs: minutes * MINUTE_MS };
    const placed = placeRain(core.db, { ...asked, ...times }, now);
    if (placed === undefined) throw new ControlError('invalid amount', 400);
    return placed;
  },
});

const LIMIT_NAMES = Object.keys(LIMITS) as [keyof typeof LIMITS, ...(keyof typeof LIMITS)[]];

export const limit = knob({
  group: 'brands',
  title: 'Limit of a field',
  about: 'Sets a limit of input fields, which the settings return and the platform enforces.',
  fields: {
    brand: brandField,
    name: choiceField('Limit', LIMIT_NAMES),
    value: numberField('Value', 0, 100_000_000),
  },
  turn({ core }, { brand, name, value }) {
    const [least, most] = LIMIT_RANGES[name];
    if (value < least || value > most) {
      throw new ControlError(`${name} must be ${least} to ${most}`, 400);
    }
    const told = { ...LIMITS, ...brandSetting(core.db, brand, 'limits'), [name]: value };
    if (told.feedbackMin > told.feedbackMax) {
      throw new ControlError('feedbackMin must not exceed feedbackMax', 400);
    }
    core.answers.clear();
    return changeBrandSetting(core.db, brand, 'limits', { [name]: value });
  },
});
const RULE_BOOK_NAMES = Object.keys(RULE_BOOKS) as [RuleBookName, ...RuleBookName[]];

export const ruleBook = knob({
  group: 'brands',
  title: 'Rule book of safer play',
  about:
    'Sets the rule book that the platform enforces at a brand; its screens show that of their build.',
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
  about: 'Makes a registration field required, optional or hidden.',
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
