import * as z from 'zod/mini';
import { optionalRules } from '../../accounts/registration-rules.data';
import { changeBrandSetting } from '../../platform/brand-settings';
import { brandField, choiceField, knob } from './knob';

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
      .check(z.meta({ title: 'Image host ("own" for none)' })),
  },
  turn({ core }, { brand, imageHost, ...switches }) {
    const host = imageHost === undefined ? {} : { imageHost: imageHost === 'own' ? '' : imageHost };
    core.answers.clear();
    return changeBrandSetting(core.db, brand, 'offered', { ...given(switches), ...host });
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
