import type * as z from 'zod/mini';

/** A field of a schema, without its wrappers. */
export interface Field {
  /** Path below the root; `*` is any element, empty the root itself. */
  readonly path: string;
  readonly kind: 'text' | 'number' | 'flag' | 'list' | 'group' | 'any';
  /** With its wrappers. */
  readonly schema: z.core.$ZodType;
  readonly optional: boolean;
  /** The choices, if the schema has any. */
  readonly values?: readonly unknown[];
}

type Def = Partial<{
  type: string;
  innerType: z.core.$ZodType;
  /** Wire side of a pipe. */
  in: z.core.$ZodType;
  element: z.core.$ZodType;
  shape: Record<string, z.core.$ZodType>;
  options: readonly z.core.$ZodType[];
  entries: Record<string, unknown>;
  values: readonly unknown[];
}>;

const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as Def;

const KINDS: Readonly<Record<string, Field['kind']>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'group',
  record: 'group',
};

const WRAPPERS = new Set(['optional', 'nullable', 'default']);

function unwrap(schema: z.core.$ZodType): { def: Def; optional: boolean } {
  const def = defOf(schema);
  if (def.type === 'pipe' && def.in) return unwrap(def.in);
  if (def.type === 'catch' && def.innerType) return unwrap(def.innerType);
  if (!def.innerType || !WRAPPERS.has(def.type ?? '')) return { def, optional: false };
  return { def: unwrap(def.innerType).def, optional: true };
}

/** The choices of a schema; of an `openEnum` the known ones. */
function choicesOf({ type, entries, values, options = [] }: Def): unknown[] | undefined {
  if (type === 'enum') return Object.values(entries ?? {});
  if (type === 'literal') return [...(values ?? [])];
  const found = options.flatMap((option) => choicesOf(unwrap(option).def) ?? []);
  return found.length > 0 ? found : undefined;
}

function kindOf(def: Def, values: readonly unknown[] | undefined): Field['kind'] {
  const [option] = def.options ?? [];
  return (
    KINDS[values ? typeof values[0] : (def.type ?? '')] ??
    (option ? kindOf(unwrap(option).def, undefined) : 'any')
  );
}

/** Every field of a schema at any depth, from the root. */
export function fieldsOf(schema: z.core.$ZodType, path = ''): Field[] {
  const { def, optional } = unwrap(schema);
  const values = choicesOf(def);
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const parts: [string, z.core.$ZodType][] = [
    ...Object.entries(def.shape ?? {}),
    ...(def.element ? [['*', def.element] as [string, z.core.$ZodType]] : []),
  ];
  const field = { path, kind: kindOf(def, values), schema, optional, ...(values && { values }) };
  return [field, ...parts.flatMap(([name, part]) => fieldsOf(part, below(name)))];
}
