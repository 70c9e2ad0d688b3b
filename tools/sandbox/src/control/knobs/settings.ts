import * as z from 'zod/mini';
import { brandOf } from '../../brands/brands';
import { REGISTRATION_RULES } from '../../accounts/registration-rules.data';
import { changeBrandSetting } from '../../platform/brand-settings';
import { ControlError } from '../control-error';
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
      .check(z.meta({ title: 'Image host ("own", "two", or an origin)' })),
  },
  turn({ core }, { brand, imageHost, ...switches }) {
    const host = imageHost === undefined ? {} : { imageHost: imageHost === 'own' ? '' : imageHost };
    core.answers.clear();
    return changeBrandSetting(core.db, brand, 'offered', { ...given(switches), ...host });
  },
});

export const registration = knob({
  group: 'brands',
  title: 'Registration field',
  about: 'Asks for a field, makes it optional, or leaves it out of the registration.',
  fields: {
    brand: brandField,
    field: choiceField('Field', ['mobileNum', 'email', 'payeeName', 'affiliateCode']),
    need: choiceField('Need', ['required', 'optional', 'hidden']),
  },
  turn({ core }, { brand, field, need }) {
    if (!REGISTRATION_RULES[brand].some((rule) => rule.field === field)) {
      throw new ControlError(`${brandOf(brand).name} has no field ${field}`, 400);
    }
    core.answers.clear();
    return changeBrandSetting(core.db, brand, 'registration', { [field]: need });
  },
});
