import * as z from 'zod/mini';

/** How a marked list handles rows that fail to parse. */
type RowRule = 'strict' | 'side';

/** Adds an issue at the list itself if any of its rows fails to parse; `parseRows` reads it. */
const markRows = /* @__NO_SIDE_EFFECTS__ */ (rows: RowRule) =>
  z.check<unknown[]>(
    ({ issues, value }) => {
      issues.push({ code: 'custom', input: value, path: [], params: { rows } });
    },
    { when: ({ issues }) => issues.length > 0 },
  );

const strictRows = /* @__PURE__ */ markRows('strict');
const sideRows = /* @__PURE__ */ markRows('side');

/**
 * A list in an ANSWER whose meaning changes if a row is missing: a row that fails to parse fails the
 * call. All other lists drop the row. `tools/contract/lists.data.ts` states which lists are strict, and why.
 */
export const strictList = /* @__NO_SIDE_EFFECTS__ */ <L extends z.ZodMiniArray>(list: L): L =>
  list.check(strictRows);

/**
 * A list in an ANSWER that the rest of the answer does without: it may lose all of its rows. Any other list without a row
 * that parses fails what contains it.
 */
export const sideList = /* @__NO_SIDE_EFFECTS__ */ <L extends z.ZodMiniArray>(list: L): L =>
  list.check(sideRows);

/** How a list handles rows that fail to parse; undefined if it drops them, but not all. */
export function rowRuleOf({ _zod }: z.core.$ZodType): RowRule | undefined {
  const { checks = [] } = _zod.def;
  if (checks.includes(strictRows)) return 'strict';
  return checks.includes(sideRows) ? 'side' : undefined;
}

/** Whether an issue only marks its place as a list with this rule. */
export const marksList = (issue: z.core.$ZodIssue, rule: RowRule): boolean =>
  issue.code === 'custom' && issue.params?.['rows'] === rule;
