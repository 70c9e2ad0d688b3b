/** @typedef {import('./rules.data.mjs').SchemaChange} SchemaChange */
/** @typedef {Record<string, any>} Schema JSON Schema generated from the contract. */
/** @typedef {{ where: string, what: SchemaChange, from: string, to: string }} Change */

/** Limits that a greater value widens, and limits that it narrows. */
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
/** Keywords compared for equality. */
const EXACT = ['pattern', 'format', 'multipleOf', 'contentEncoding'];

/** @param {unknown} value */
const json = (value) => (value === undefined ? '-' : JSON.stringify(value));
/** @param {unknown} one @param {unknown} other */
const same = (one, other) => json(one) === json(other);

/** @param {Schema} schema @returns {Schema[]} Members of the union, or the schema itself. */
function alternatives(schema) {
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return parts.flatMap(alternatives);
  if (!Array.isArray(schema.type)) return [schema];
  return schema.type.map((/** @type {string} */ type) => ({ ...schema, type }));
}

/** @param {Schema} schema Returns its type; `any` if unspecified. */
function sortOf({ type, const: only, enum: several }) {
  const sample = only ?? several?.[0];
  if (type) return type === 'integer' ? 'number' : type;
  return sample === undefined ? 'any' : sample === null ? 'null' : typeof sample;
}

/** @param {Schema} schema @returns {unknown[] | undefined} Allowed values, if enumerated. */
const valuesOf = ({ const: only, enum: several }) =>
  several ?? (only === undefined ? undefined : [only]);

/** @param {Schema} schema Short description of its types. */
const brief = (schema) =>
  alternatives(schema)
    .map((part) => json(valuesOf(part) ?? part.type ?? 'anything').replaceAll('"', ''))
    .join(' or ');

/**
 * Groups the members of a union by type.
 * @param {Schema} schema
 * @returns {Map<string, Schema[]>}
 */
function bySort(schema) {
  const sorts = new Map();
  for (const part of alternatives(schema)) {
    const sort = sortOf(part);
    const known = sorts.get(sort) ?? [];
    const values = valuesOf(part);
    const earlier = known[0] && valuesOf(known[0]);
    if (values && earlier) known[0] = { ...known[0], enum: [...earlier, ...values] };
    else known.push(part);
    sorts.set(sort, known);
  }
  return sorts;
}

/** @param {Schema} before @param {Schema} after @param {string} where @returns {Change[]} */
function limitChanges(before, after, where) {
  /** @param {string} name @param {number} sign */
  const limit = (name, sign) => {
    const [from, to] = [before[name], after[name]];
    if (from === to) return [];
    const wider = to === undefined || (from !== undefined && (to - from) * sign > 0);
    /** @type {SchemaChange} */
    const what = wider ? 'widened' : 'narrowed';
    return [{ where, what, from: `${name} ${json(from)}`, to: `${name} ${json(to)}` }];
  };
  /** @param {string} name @returns {Change[]} */
  const exact = (name) => {
    const [from, to] = [before[name], after[name]];
    if (same(from, to)) return [];
    const what = to === undefined ? 'widened' : from === undefined ? 'narrowed' : 'altered';
    return [{ where, what, from: `${name} ${json(from)}`, to: `${name} ${json(to)}` }];
  };
  return [
    ...UPPER.flatMap((name) => limit(name, 1)),
    ...LOWER.flatMap((name) => limit(name, -1)),
    ...EXACT.flatMap(exact),
  ];
}

/** @param {Schema} before @param {Schema} after @param {string} where @returns {Change[]} */
function valueChanges(before, after, where) {
  const [from, to] = [valuesOf(before), valuesOf(after)];
  if (!from && !to) {
    const [whole, other] = [before.type === 'integer', after.type === 'integer'];
    if (whole === other) return [];
    return [{ where, what: other ? 'narrowed' : 'widened', from: brief(before), to: brief(after) }];
  }
  if (!from || !to) {
    return [{ where, what: to ? 'narrowed' : 'widened', from: brief(before), to: brief(after) }];
  }
  const gone = from.filter((value) => !to.some((other) => same(value, other)));
  const come = to.filter((value) => !from.some((other) => same(value, other)));
  return [
    ...gone.map((value) => change(where, 'narrowed', json(value), '-')),
    ...come.map((value) =>
      change(where, before.open ? 'choice added' : 'widened', '-', json(value)),
    ),
  ];
}

/** @param {string} where @param {SchemaChange} what @param {string} from @param {string} to @returns {Change} */
const change = (where, what, from, to) => ({ where, what, from, to });

/** @param {Schema} before @param {Schema} after @param {string} where @returns {Change[]} */
function fieldChanges(before, after, where) {
  const names = new Set([
    ...Object.keys(before.properties ?? {}),
    ...Object.keys(after.properties ?? {}),
  ]);
  return [...names].flatMap((name) => {
    const here = where ? `${where}.${name}` : name;
    const [old, now] = [before.properties?.[name], after.properties?.[name]];
    const needed = [before, after].map(({ required = [] }) => required.includes(name));
    if (!old || !now) {
      const must = (old ? needed[0] : needed[1]) ? 'required' : 'optional';
      /** @type {SchemaChange} */
      const what = old ? `${must} field removed` : `${must} field added`;
      return [change(here, what, old ? brief(old) : '-', now ? brief(now) : '-')];
    }
    const inside = compareSchemas(old, now, here);
    if (needed[0] === needed[1]) return inside;
    return [change(here, needed[1] ? 'now required' : 'now optional', '', ''), ...inside];
  });
}

/** Keywords of list items and record values. */
const WITHIN = /** @type {const} */ ([
  ['items', '[]'],
  ['additionalProperties', '{}'],
  ['propertyNames', '{key}'],
]);

/** @param {Schema} before @param {Schema} after @param {string} where @returns {Change[]} */
function compareShapes(before, after, where) {
  return [
    ...valueChanges(before, after, where),
    ...limitChanges(before, after, where),
    ...fieldChanges(before, after, where),
    ...WITHIN.flatMap(([name, mark]) => {
      const [old, now] = [before[name], after[name]];
      if (typeof old === 'object' || typeof now === 'object')
        return compareSchemas(old || {}, now || {}, where + mark);
      return same(old, now) ? [] : [change(where, 'altered', json(old), json(now))];
    }),
  ];
}

/**
 * Lists every difference between two JSON Schemas.
 * @param {Schema} before
 * @param {Schema} after
 * @param {string} [where]
 * @returns {Change[]}
 */
export function compareSchemas(before, after, where = '') {
  if (same(before, after)) return [];
  const [olds, nows] = [bySort(before), bySort(after)];
  const initial = same(before.default, after.default)
    ? []
    : [change(where, 'default changed', json(before.default), json(after.default))];
  if (olds.has('any') !== nows.has('any')) {
    const what = nows.has('any') ? 'widened' : 'narrowed';
    return [...initial, change(where, what, brief(before), brief(after))];
  }
  const sorts = new Set([...olds.keys(), ...nows.keys()]);
  const shapes = [...sorts].flatMap((sort) => {
    const [old, now] = [olds.get(sort) ?? [], nows.get(sort) ?? []];
    if (!old[0]) return [change(where, 'widened', '-', sort)];
    if (!now[0]) return [change(where, 'narrowed', sort, '-')];
    if (old.length === 1 && now.length === 1) return compareShapes(old[0], now[0], where);
    // Members of the same type cannot be matched one to one.
    return same(old, now) ? [] : [change(where, 'altered', `${old.length} ${sort}s`, 'others')];
  });
  return [...initial, ...shapes];
}
