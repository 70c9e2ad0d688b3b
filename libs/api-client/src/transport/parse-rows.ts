import * as z from 'zod/mini';

/** Times a value is parsed; each pass after the first drops elements of lists further out. */
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
  /** The first issue of each element that was dropped. */
  dropped: string[];
  /** Why the value does not parse; absent when it does. */
  issue?: string;
}

const textOf = ({ path, code }: Issue) => `${path.map(String).join('.')} ${code}`.trim();

/** The list elements that an issue lies in, the innermost first. */
function rowsAround(root: unknown, { path }: Issue): Row[] {
  const rows: Row[] = [];
  let at = root;
  for (const key of path) {
    if (Array.isArray(at) && typeof key === 'number') rows.unshift({ list: at, index: key });
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  }
  return rows;
}

type BadRows = Map<unknown[], Map<number, Issue>>;

/** Issues by the innermost element they lie in, lists of `lost` aside; undefined where one lies in none. */
function grouped(root: unknown, issues: readonly Issue[], lost: Set<unknown[]>) {
  const found: BadRows = new Map();
  for (const issue of issues) {
    const row = rowsAround(root, issue).find(({ list }) => !lost.has(list));
    if (!row) return undefined;
    const rows = found.get(row.list) ?? new Map<number, Issue>();
    if (!rows.has(row.index)) rows.set(row.index, issue);
    found.set(row.list, rows);
  }
  return found;
}

/** A list that loses all of several elements has another shape: the element around it is the bad one. */
function badRows(root: unknown, issues: readonly Issue[]): BadRows | undefined {
  const lost = new Set<unknown[]>();
  for (;;) {
    const found = grouped(root, issues, lost);
    const whole = [...(found ?? [])].filter(
      ([list, rows]) => list.length > 1 && rows.size === list.length,
    );
    if (whole.length === 0) return found;
    for (const [list] of whole) lost.add(list);
  }
}

function drop(list: unknown[], rows: Map<number, Issue>): void {
  const kept = list.filter((_row, index) => !rows.has(index));
  list.length = 0;
  for (const row of kept) list.push(row);
}

/**
 * Parses a value fresh from JSON. A list element that does not parse is dropped from it, the innermost
 * one around each issue; where an issue lies in no list, the value does not parse.
 */
export function parseRows(schema: z.ZodMiniType, root: unknown): Parsed {
  const dropped: string[] = [];
  for (let pass = 1; ; pass++) {
    const { success, data, error } = z.safeParse(schema, root);
    if (success) return { value: data, dropped };
    const found = pass < MOST_PASSES ? badRows(root, error.issues) : undefined;
    if (!found || found.size === 0) {
      const outside = error.issues.find((issue) => rowsAround(root, issue).length === 0);
      const first = outside ?? error.issues[0];
      return { dropped, issue: first ? textOf(first) : 'unreadable' };
    }
    for (const [list, rows] of found) {
      drop(list, rows);
      dropped.push(...Array.from(rows.values(), textOf));
    }
  }
}
