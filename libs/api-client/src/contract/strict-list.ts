import * as z from 'zod/mini';

const STRICT = 'strict';

/** Adds an issue at the list itself wherever something in it does not parse; `parseRows` reads it. */
const strictRows = /* @__PURE__ */ z.check<unknown[]>(
  ({ issues, value }) => {
    issues.push({ code: 'custom', input: value, path: [], params: { rows: STRICT } });
  },
  { when: ({ issues }) => issues.length > 0 },
);

/**
 * A list in an ANSWER that means something else with a row missing: a row that does not parse fails the
 * call. Every other list drops the row. Which list is strict, and why: `tools/contract/lists.data.ts`.
 */
export const strictList = /* @__NO_SIDE_EFFECTS__ */ <L extends z.ZodMiniArray>(list: L): L =>
  list.check(strictRows);

/** Whether a schema is a strict list. */
export const isStrictList = ({ _zod }: z.core.$ZodType): boolean =>
  _zod.def.checks?.includes(strictRows) ?? false;

/** Whether an issue only marks its place as a strict list. */
export const marksStrictList = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.['rows'] === STRICT;
