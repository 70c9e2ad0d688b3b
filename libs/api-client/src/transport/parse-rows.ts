import * as z from 'zod/mini';
import { marksList } from '../contract/strict-list';

/** Maximum passes over one value; each further pass drops elements of outer lists. */
const MAX_PASSES = 5;

type Issue = z.core.$ZodIssue;

/** A list element that fails to parse. */
interface Row {
  list: unknown[];
  index: number;
}

/** Result of parsing a value and its lists. */
interface Parsed {
  value?: unknown;
  /** The first issue of each dropped element. */
  dropped: string[];
  /** Why the value fails to parse; absent on success. */
  issue?: string;
}

const textOf = ({ path, code }: Issue) => `${path.map(String).join('.')} ${code}`.trim();

const childOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** The list elements that contain an issue, the innermost first. */
function rowsAround(root: unknown, { path }: Issue): Row[] {
  const rows: Row[] = [];
  let at = root;
  for (const key of path) {
    if (Array.isArray(at) && typeof key === 'number') rows.unshift({ list: at, index: key });
    at = childOf(at, key);
  }
  return rows;
}

/** Elements to drop, by list, each with its first issue. */
type BadRows = Map<unknown[], Map<number, Issue>>;

interface Verdict {
  rows: BadRows;
  /** Fails the value: the issue is outside of lists, or its innermost list is strict. */
  fatal?: Issue;
}

/** Assigns each issue to its innermost element, skipping the lists of `failedLists`. */
function assignIssues(
  root: unknown,
  issues: Issue[],
  strict: Set<unknown>,
  failedLists: Set<unknown>,
): Verdict {
  const rows: BadRows = new Map();
  for (const issue of issues) {
    const row = rowsAround(root, issue).find(({ list }) => !failedLists.has(list));
    if (!row || strict.has(row.list)) return { rows, fatal: issue };
    const bad = rows.get(row.list) ?? new Map<number, Issue>();
    if (!bad.has(row.index)) bad.set(row.index, issue);
    rows.set(row.list, bad);
  }
  return { rows };
}

/**
 * Decides which elements to drop. A list that would lose all elements must not parse as empty, unless it is a side list:
 * the element around it fails instead, or the whole value.
 */
function findRowsToDrop(root: unknown, all: readonly Issue[]): Verdict {
  const marked = (rule: 'strict' | 'side') => all.filter((issue) => marksList(issue, rule));
  const listsOf = (marks: readonly Issue[]) =>
    new Set(marks.map(({ path }) => path.reduce(childOf, root)));
  const [strictMarks, sideMarks] = [marked('strict'), marked('side')];
  const issues = all.filter((issue) => !strictMarks.includes(issue) && !sideMarks.includes(issue));
  const strict = listsOf(strictMarks);
  const side = listsOf(sideMarks);
  const failedLists = new Set<unknown>();
  for (;;) {
    const verdict = assignIssues(root, issues, strict, failedLists);
    const emptied = [...verdict.rows].filter(
      ([list, rows]) => rows.size === list.length && !side.has(list),
    );
    if (verdict.fatal || emptied.length === 0) return verdict;
    for (const [list] of emptied) failedLists.add(list);
  }
}

function drop(list: unknown[], rows: Map<number, Issue>): void {
  const kept = list.filter((_row, index) => !rows.has(index));
  list.length = 0;
  for (const row of kept) list.push(row);
}

/**
 * Parses a value from JSON, mutating it. Drops the innermost list element around each issue.
 * The value fails for an issue outside of lists, an invalid element of a strict list, or a list
 * without a valid element that is no side list.
 */
export function parseRows(schema: z.ZodMiniType, root: unknown): Parsed {
  const dropped: string[] = [];
  for (let pass = 1; ; pass++) {
    const { success, data, error } = z.safeParse(schema, root);
    if (success) return { value: data, dropped };
    const { rows, fatal } = findRowsToDrop(root, error.issues);
    const issue = pass < MAX_PASSES ? fatal : error.issues[0];
    if (issue) return { dropped, issue: textOf(issue) };
    for (const [list, bad] of rows) {
      drop(list, bad);
      dropped.push(...Array.from(bad.values(), textOf));
    }
  }
}
