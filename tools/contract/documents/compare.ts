import { UNKNOWN, type Call } from '@lobby/api-client/contract';
import * as z from 'zod/mini';
import { fieldsOf, type Field } from './fields-of';
import type { Format, Place, Row } from './row';

/** One place where contract and documents differ. */
export interface Difference {
  readonly call: string;
  readonly place: Place;
  readonly field: string;
  readonly what: string;
}

/** Identifies a place, to find the entry of a difference in `chosen.data.ts`. */
export const keyOf = ({ call, place, field }: Omit<Difference, 'what'>) =>
  `${call} ${place} ${field}`.trimEnd();

const read = ({ schema }: Field, value: unknown) => z.safeParse(schema, value);

function takesValue(field: Field, value: unknown): boolean {
  const { success, data } = read(field, value);
  return success && data !== UNKNOWN;
}

const shown = (values: readonly unknown[]) => values.map(String).join(', ');

/** Problems of the values of a field. */
function valuesProblem(field: Field, { only, takes, longest }: Format): string | undefined {
  const refused = [...(only ?? []), ...(takes ?? [])].filter((value) => !takesValue(field, value));
  if (refused.length > 0) return `does not take ${shown(refused)}`;
  if (longest !== undefined && !takesValue(field, '1'.repeat(longest)))
    return `does not take ${longest} characters`;
  if (!only) return undefined;
  if (!field.values) return 'takes any value';
  const more = field.values.filter((value) => !(only as readonly unknown[]).includes(value));
  return more.length > 0 ? `also takes ${shown(more)}` : undefined;
}

function fieldProblem(field: Field | undefined, format: Format): string | undefined {
  if (!field) return 'is missing';
  if (format.kind !== 'any' && format.kind !== field.kind)
    return `is ${field.kind}, not ${format.kind}`;
  if (format.optional && !field.optional) return 'is required';
  if (format.standard !== undefined && read(field, undefined).data !== format.standard)
    return `does not stand for ${format.standard} when left out`;
  return valuesProblem(field, format);
}

const BODIES: Readonly<Record<string, string>> = { form: 'Content-Type', encrypted: 'Encryption' };

/** Value of a header that a call declares. */
const HEADERS: Readonly<Record<string, (call: Call) => string>> = {
  ModuleId: ({ module }) => module,
  Encryption: ({ body }) => body,
  'Content-Type': ({ body }) => body,
  Authorization: ({ auth }) => (auth === 'session' ? auth : 'none'),
};

function headerProblem(call: Call, { field, format }: Row): string | undefined {
  const says = HEADERS[field]?.(call) ?? 'nothing';
  const expected = field === 'Encryption' ? ['encrypted'] : (format.only ?? []);
  return expected.includes(says) ? undefined : `is ${says}, not ${shown(expected)}`;
}

/** The token travels in the header; a call that the documents list it for is marked (decision 15). */
const isToken = ({ place, field }: Row) => place === 'input' && field === 'token';

const sideOf = (call: Call, place: Place) => (place === 'input' ? call.input : call.value);

function rowProblem(call: Call, row: Row): string | undefined {
  const { place, field } = row;
  if (place === 'address')
    return [call.path, `${call.method} ${call.path}`].includes(field)
      ? undefined
      : `is ${call.method} ${call.path}`;
  if (place === 'header') return headerProblem(call, row);
  if (place === 'error')
    return (call.errors as readonly string[]).includes(field) ? undefined : 'is missing';
  if (isToken(row)) return call.tokenInPayload ? undefined : 'is not marked tokenInPayload';
  const found = fieldsOf(sideOf(call, place)).find(({ path }) => path === field);
  return fieldProblem(found, row.format);
}

const OURS =
  'is not in the documents: give the reason in tools/contract/documents/chosen.data.ts and ask in docs/open-questions.md';

/** Fields and body of a documented call that the documents do not have. */
function oursIn(name: string, call: Call, rows: readonly Row[]): Difference[] {
  const known = (place: Place) =>
    rows.filter((row) => row.call === name && row.place === place).map(({ field }) => field);
  const fields = (['input', 'output'] as const).flatMap((place) => {
    const documented = known(place);
    const isBelow = (path: string, of: string) => path.startsWith(`${of}.`);
    const ours = fieldsOf(sideOf(call, place))
      .map(({ path }) => path)
      .filter((path) => path !== '' && `${place} ${path}` !== 'input token' && !path.endsWith('*'))
      .filter((path) => !documented.some((one) => one === path || isBelow(one, path)));
    return ours
      .filter((path) => !ours.some((one) => isBelow(path, one)))
      .map((field) => ({ call: name, place, field, what: OURS }));
  });
  const header = BODIES[call.body];
  return header !== undefined && !known('header').includes(header)
    ? [...fields, { call: name, place: 'header', field: header, what: OURS }]
    : fields;
}

/** Every difference between calls and rows; of calls with `provenance: 'spec'` also what only the calls have. */
export function differencesOf(
  calls: Readonly<Record<string, Call>>,
  rows: readonly Row[],
): Difference[] {
  const fromRows = rows.flatMap((row): Difference[] => {
    const call = calls[row.call];
    const what = call ? rowProblem(call, row) : 'is a call that there is not';
    return what === undefined ? [] : [{ call: row.call, place: row.place, field: row.field, what }];
  });
  const ours = Object.entries(calls)
    .filter(([, { provenance }]) => provenance === 'spec')
    .flatMap(([name, call]) => oursIn(name, call, rows));
  return [...fromRows, ...ours];
}
