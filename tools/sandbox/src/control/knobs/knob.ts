import * as z from 'zod/mini';
import { userByName } from '../../accounts/users';
import { BRAND_CODES, type BrandCode, brandOf } from '../../brands/brands';
import type { Sandboxed } from '../../calls/core';
import { ControlError } from '../control-error';

/** Dependencies of a knob. */
export interface KnobTools {
  core: Sandboxed;
  /** The platform's time, ms. */
  now: number;
  /** Moves the platform's clock ahead by ms. */
  advance(ms: number): void;
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Group of knobs: one section of the control page. */
export type KnobGroup = 'money' | 'players' | 'brands' | 'catalogue' | 'jobs';

/** Row of the knob table: a test control, available as a control call and on the control page. */
export interface Knob<F extends Shape = Shape, R = unknown> {
  group: KnobGroup;
  title: string;
  /** One sentence. */
  about: string;
  /** Inputs by name; their `title` and `list` (`z.meta`) label and suggest on the page. */
  fields: F;
  turn(tools: KnobTools, input: z.output<z.ZodMiniObject<F>>): R;
}

/** Types a row. */
export const knob = <F extends Shape, R>(row: Knob<F, R>): Knob<F, R> => row;

/** Ids of the page's lists of suggestions. */
type Suggestions = 'user-names' | 'waiting-orders' | 'vendor-codes' | 'host-ids';

/** Labelled text field. */
export const textField = (title: string, list?: Suggestions, max = 200) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.meta({ title, list }));

/** Labelled text of several lines. */
export const longField = (title: string) =>
  z.string().check(z.minLength(1), z.maxLength(50_000), z.meta({ title, long: true }));

/** Labelled choice; the first is the default. */
export const choiceField = <const T extends readonly [string, ...string[]]>(
  title: string,
  choices: T,
) =>
  z
    ._default(z.enum(choices), choices[0] as z.output<z.ZodMiniEnum<{ [K in T[number]]: K }>>)
    .check(z.meta({ title }));

/** Labelled whole number. */
export const numberField = (title: string, least: number, most: number) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most), z.meta({ title }));

export const brandField = choiceField('Brand', BRAND_CODES);
export const userField = textField('User name', 'user-names');

/** Account of a brand. Throws `ControlError` for an unknown name. */
export function accountOf({ core: { db } }: KnobTools, brand: BrandCode, name: string) {
  const user = userByName(db, brand, name);
  if (user === undefined) throw new ControlError(`${brand} has no account ${name}`);
  return { user, brand: brandOf(brand) };
}
