import { compareSchemas } from './compare-schemas.mjs';
import { CALL_RULES, SCHEMA_RULES } from './rules.data.mjs';

/** @typedef {import('./rules.data.mjs').Verdict} Verdict */
/** @typedef {import('./rules.data.mjs').CallChange} CallChange */
/** @typedef {import('./load-contract.mjs').PlainCall} PlainCall */
/** @typedef {import('./load-contract.mjs').PlainContract} PlainContract */
/** @typedef {{ call: string, where: string, what: string, from: string, to: string, verdict: Verdict }} Row */
/** @typedef {{ what: CallChange, from?: string | undefined, to?: string | undefined }} Found */

/** For each role, the roles that include it. */
const WIDER = { real: [undefined], agent: [undefined], realAgent: [undefined, 'real', 'agent'] };

/** @param {PlainCall['roles']} before @param {PlainCall['roles']} after @returns {Found[]} */
function rolesChange(before, after) {
  if (before === after) return [];
  const wider = before !== undefined && WIDER[before].some((roles) => roles === after);
  return [{ what: wider ? 'more may call' : 'fewer may call', from: before, to: after }];
}

const AUTH = { none: 0, optional: 1, session: 2 };

/** @param {PlainCall['auth']} before @param {PlainCall['auth']} after @returns {Found[]} */
function authChange(before, after) {
  if (before === after) return [];
  /** @type {CallChange} */
  const what =
    after === 'session'
      ? 'session required'
      : AUTH[after] > AUTH[before]
        ? 'session taken into account'
        : 'session no longer required';
  return [{ what, from: before, to: after }];
}

/** @param {string | undefined} before @param {string | undefined} after @returns {Found[]} */
function flagChange(before, after) {
  if (before === after) return [];
  /** @type {CallChange} */
  const what = !before
    ? 'flag required'
    : after
      ? 'another flag required'
      : 'flag no longer required';
  return [{ what, from: before, to: after }];
}

/** Default body limit in bytes: the sandbox accepts 1 MiB. */
const USUAL_BODY = 1_048_576;

/** @param {PlainCall} before @param {PlainCall} after @returns {Found[]} */
function bodySizeChange(before, after) {
  const [from, to] = [before, after].map(({ maxBodyBytes = USUAL_BODY }) => maxBodyBytes);
  if (from === undefined || to === undefined || from === to) return [];
  const what = to < from ? 'smaller body taken' : 'larger body taken';
  return [{ what, from: String(from), to: String(to) }];
}

/** @param {PlainCall} before @param {PlainCall} after @returns {Found[]} */
function callChanges(before, after) {
  /** @param {CallChange} what @param {string} from @param {string} to @returns {Found[]} */
  const differs = (what, from, to) => (from === to ? [] : [{ what, from, to }]);
  /** @param {readonly string[]} codes @param {readonly string[]} others */
  const without = (codes, others) => codes.filter((code) => !others.includes(code));
  return [
    ...differs(
      'address changed',
      `${before.method} ${before.path}`,
      `${after.method} ${after.path}`,
    ),
    ...differs('module changed', before.module, after.module),
    ...differs('body changed', before.body, after.body),
    ...differs('provenance changed', before.provenance, after.provenance),
    ...authChange(before.auth, after.auth),
    ...rolesChange(before.roles, after.roles),
    ...flagChange(before.flag, after.flag),
    ...bodySizeChange(before, after),
    ...(before.money === after.money
      ? []
      : [
          {
            what: /** @type {CallChange} */ (
              after.money ? 'key required' : 'key no longer required'
            ),
          },
        ]),
    ...without(after.errors, before.errors).map((to) => ({
      what: /** @type {CallChange} */ ('error code added'),
      to,
    })),
    ...without(before.errors, after.errors).map((from) => ({
      what: /** @type {CallChange} */ ('error code removed'),
      from,
    })),
  ];
}

/** @param {string} call @param {Found} found @returns {Row} */
const callRow = (call, { what, from = '', to = '' }) => ({
  call,
  where: '',
  what,
  from,
  to,
  verdict: CALL_RULES[what],
});

/** @param {string} call @param {'input' | 'value'} part @param {PlainCall} before @param {PlainCall} after @returns {Row[]} */
function schemaRows(call, part, before, after) {
  const side = part === 'input' ? 'input' : 'answer';
  return compareSchemas(before[part], after[part]).map(({ where, what, from, to }) => ({
    call,
    where: where ? `${part}.${where}` : part,
    what,
    from,
    to,
    verdict: SCHEMA_RULES[what][side],
  }));
}

/**
 * Lists every difference between two contracts, call by call.
 * @param {PlainContract} before
 * @param {PlainContract} after
 * @returns {Row[]}
 */
export function compareContracts(before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (!old)
      return [callRow(name, { what: 'call added', to: now && `${now.method} ${now.path}` })];
    if (!now) return [callRow(name, { what: 'call removed', from: `${old.method} ${old.path}` })];
    return [
      ...callChanges(old, now).map((found) => callRow(name, found)),
      ...schemaRows(name, 'input', old, now),
      ...schemaRows(name, 'value', old, now),
    ];
  });
}
