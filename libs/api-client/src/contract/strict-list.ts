import * as z from 'zod/mini';

const STRICT = 'strict';

/** Adds an issue at the list itself if any of its rows fails to parse; `parseRows` reads it. */
const strictRows = /* @__PURE__ */ z.check<unknown[]>(
  ({ issues, value }) => {
    issues.push({ code: 'custom', input: value, path: [], params: { rows: STRICT } });
  },
  { when: ({ issues }) => issues.length > 0 },
);

/**
 * A list in an ANSWER whose meaning changes if a row is missing: a row that fails to parse fails the
 * call. All other lists drop the row. `tools/contract/lists.data.ts` states which lists are strict, and why.
 */
export const strictList = /* @__NO_SIDE_EFFECTS__ */ <L extends z.ZodMiniArray>(list: L): L =>
  list.check(strictRows);

/** Whether a schema is a strict list. */
export const isStrictList = ({ _zod }: z.core.$ZodType): boolean =>
  _zod.def.checks?.includes(strictRows) ?? false;

/** Whether an issue only marks its place as a strict list. */
export const marksStrictList = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.['rows'] === STRICT;
