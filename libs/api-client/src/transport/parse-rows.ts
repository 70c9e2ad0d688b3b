import * as z from 'zod/mini';
import { marksStrictList } from '../contract/strict-list';

/** Most passes over one value; each after the first drops elements of lists further out. */
const MOST_PASSES = 5;

type Issue = z.core.$ZodIssue;

/** A list element that does not parse. */
interface Row {
  list: unknown[];
  index: number;
}

/** A value by a schema, and what was left out of its lists. */
interface Parsed {
  value?: unknown;
  /** The first issue of each dropped element. */
  dropped: string[];
  /** Why the value does not parse; absent when it does. */
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
  /** Fails the value: it is in no list, or its innermost list is strict. */
  fatal?: Issue;
}

/** Assigns each issue to its innermost element, skipping the lists of `lost`. */
function judge(root: unknown, issues: Issue[], strict: Set<unknown>, lost: Set<unknown>): Verdict {
  const rows: BadRows = new Map();
  for (const issue of issues) {
    const row = rowsAround(root, issue).find(({ list }) => !lost.has(list));
    if (!row || strict.has(row.list)) return { rows, fatal: issue };
    const bad = rows.get(row.list) ?? new Map<number, Issue>();
    if (!bad.has(row.index)) bad.set(row.index, issue);
    rows.set(row.list, bad);
  }
  return { rows };
}

/**
 * Decides what to drop. A list that would lose all its elements must not read as empty: the element
 * around it is bad instead, or the value.
 */
function verdictOn(root: unknown, all: readonly Issue[]): Verdict {
  const issues = all.filter((issue) => !marksStrictList(issue));
  const strict = new Set(all.filter(marksStrictList).map(({ path }) => path.reduce(childOf, root)));
  const lost = new Set<unknown>();
  for (;;) {
    const verdict = judge(root, issues, strict, lost);
    const emptied = [...verdict.rows].filter(([list, rows]) => rows.size === list.length);
    if (verdict.fatal || emptied.length === 0) return verdict;
    for (const [list] of emptied) lost.add(list);
  }
}

function drop(list: unknown[], rows: Map<number, Issue>): void {
  const kept = list.filter((_row, index) => !rows.has(index));
  list.length = 0;
  for (const row of kept) list.push(row);
}

/**
 * Parses a value fresh from JSON, and changes it. Drops the innermost list element around each issue.
 * The value fails for an issue outside of lists, for a bad element of a strict list, and for a list
 * without a good element.
 */
export function parseRows(schema: z.ZodMiniType, root: unknown): Parsed {
  const dropped: string[] = [];
  for (let pass = 1; ; pass++) {
    const { success, data, error } = z.safeParse(schema, root);
    if (success) return { value: data, dropped };
    const { rows, fatal } = verdictOn(root, error.issues);
    const issue = pass < MOST_PASSES ? fatal : error.issues[0];
    if (issue) return { dropped, issue: textOf(issue) };
    for (const [list, bad] of rows) {
      drop(list, bad);
      dropped.push(...Array.from(bad.values(), textOf));
    }
  }
}
