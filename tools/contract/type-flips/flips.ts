import type * as z from 'zod/mini';

/** Mutable JSON. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Envelope with its value. */
export type Answer = { [key: string]: Json };

/** A mutation of an answer: one place holds an invalid value. */
export interface Flip {
  /** Path and new value: `value.list.0.amount: null`. */
  name: string;
  /** The whole answer as JSON text. */
  text: string;
}

/** Placeholder for a missing key and for values that only JSON text can express. */
const MISSING = Symbol('missing');

/** Sizes for places that hold a text or a list, and for other places, where the type alone is wrong. */
const LONG_TEXT = 100_000;
const LONG_LIST = 10_000;
const ELSEWHERE = 10;

/** Replacement values by name. */
const INSTEAD: Readonly<Record<string, (value: Json) => Json | typeof MISSING>> = {
  null: () => null,
  missing: () => MISSING,
  'a number': (value) => (typeof value === 'number' ? -1 : 7),
  'a text': (value) => (typeof value === 'string' ? 'x' : String(Number(value) || 5)),
  'a fraction': () => 0.1,
  'a huge number': () => 1e308,
  'a number past any date': () => 8.7e15,
  'a long text': (value) => 'x'.repeat(typeof value === 'string' ? LONG_TEXT : ELSEWHERE),
  'a switch': (value) => value !== true,
  'an empty object': () => ({}),
  'an empty list': () => [],
  'a long list': (value) =>
    Array.isArray(value)
      ? Array<Json>(LONG_LIST).fill(value[0] ?? 0)
      : Array<Json>(ELSEWHERE).fill(0),
  'another shape': (value) => (Array.isArray(value) ? { 0: value } : [value]),
  deeper: (value) => ({ value }),
};

/** Unknown keys as JSON text; an object literal cannot hold `__proto__`. */
const EXTRA = ['"__proto__":{"polluted":true}', '"constructor":null', '"extraKey":{"a":[1]}'];

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lengthOf = (value: Json) => JSON.stringify(value).length;

/** Keeps the largest element of every list. */
export function shortened(value: Json): Json {
  if (Array.isArray(value)) {
    const [first] = value.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    return first === undefined ? [] : [shortened(first)];
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}

interface Place {
  path: string;
  value: Json;
  /** Replaces the value at this place and returns the whole answer as text. */
  put(instead: Json | typeof MISSING): string;
}

/** Every place of an answer. */
export function placesOf(root: Answer): Place[] {
  const below = (parent: Json, path: string): Place[] => {
    if (typeof parent !== 'object' || parent === null) return [];
    const holder = parent as Record<string, Json>;
    return Object.entries(holder).flatMap(([key, value]) => {
      const here = path === '' ? key : `${path}.${key}`;
      const put: Place['put'] = (instead) => {
        if (instead === MISSING) Reflect.deleteProperty(holder, key);
        else holder[key] = instead;
        const text = JSON.stringify(root);
        holder[key] = value;
        return text;
      };
      return [{ path: here, value, put }, ...below(value, here)];
    });
  };
  return below(root, '');
}

const MARK = '"__here__":0';

/** Yields every mutation of an answer, one place at a time. */
export function* flipsOf(answer: Answer): Generator<Flip> {
  const places = placesOf(answer);
  for (const { path, value, put } of places) {
    for (const [name, instead] of Object.entries(INSTEAD)) {
      yield { name: `${path}: ${name}`, text: put(instead(value)) };
    }
    if (!isObject(value)) continue;
    const marked = put({ ...value, __here__: 0 });
    for (const extra of EXTRA) {
      yield { name: `${path}: ${extra}`, text: marked.replace(MARK, extra) };
    }
  }
}

/** Union members of a JSON Schema; the contract uses no `$ref`. */
const alternatives = (schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema[] =>
  (schema.anyOf ?? schema.oneOf)?.flatMap((part) => alternatives(part)) ?? [schema];

/** Schemas that apply at a path. */
function schemasAt(schema: z.core.JSONSchema.BaseSchema, path: readonly string[]) {
  return path.reduce(
    (parts, key) =>
      parts
        .flatMap(({ properties, items, additionalProperties }) => [
          properties?.[key],
          items,
          additionalProperties,
        ])
        .flatMap((part) =>
          typeof part === 'object' && !Array.isArray(part) ? alternatives(part) : [],
        ),
    alternatives(schema),
  );
}

/** Enumerated texts of an answer, by the schema of its value. */
export function choicesOf(answer: Answer, schema: z.core.JSONSchema.BaseSchema): Place[] {
  return placesOf(answer).filter(({ path, value }) => {
    const [, ...inside] = path.split('.');
    const isChoice = schemasAt(schema, inside).some(
      ({ enum: several, const: only }) => several !== undefined || only !== undefined,
    );
    return typeof value === 'string' && isChoice;
  });
}

/** Lists in an answer. */
export function listsOf(answer: Answer) {
  return placesOf(answer).flatMap((place) =>
    Array.isArray(place.value) ? [{ ...place, list: place.value }] : [],
  );
}

/** Empty lists in an answer; their rows are not covered. */
export function emptyLists(answer: Answer): string[] {
  return placesOf(answer)
    .filter(({ value }) => Array.isArray(value) && value.length === 0)
    .map(({ path }) => path);
}

/** Not the letters of a picture in Base64, which may spell anything. */
const UNRENDERABLE = /(?<![\w+/])(?:NaN|undefined)(?![\w+/])|\[object /;

/** Finds a value that a screen could not render; undefined if none. */
export function defectIn(value: unknown, path = 'answer'): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value === 'string') {
    return UNRENDERABLE.test(value) ? `${path} is "${value}"` : undefined;
  }
  if (typeof value === 'function' || typeof value === 'symbol')
    return `${path} is a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return undefined;
  if (value instanceof Date) return defectIn(value.getTime(), path);
  if ('polluted' in value) return `${path} took the prototype`;
  // Check only the first row of a long list.
  const entries = Object.entries(Array.isArray(value) ? value.slice(0, 3) : value);
  for (const [key, part] of entries) {
    const found = defectIn(part, `${path}.${key}`) ?? defectIn(key, `${path}, a key`);
    if (found !== undefined) return found;
  }
  return undefined;
}
