import { join, type Part } from './chunk-part.ts';

/** Compressed bytes that justify a request: merging reduces the size, at least 4 KB are left. */
const SMALL_CHUNK = 4_096;

/**
 * Compressed bytes of unused code that merging may add to an entry: to one of the first view, and to any other up to
 * this total, besides what has its own budget.
 */
const MOST = { first: 300, other: 14_000, inAll: 25_500 };

/**
 * What every page loads when idle, and the code of all forms: `e2e/src/budget.spec.ts` has separate budgets for them.
 */
const APART = /^(?:rest|use-app-form)$/;

type Parts = readonly Part[];

interface Plan {
  readonly parts: Parts;
  readonly limits: ReadonlyMap<string, number>;
}

/** Returns a part and all its imports. */
function withImports(part: Part, parts: Parts, found = new Set<Part>()): Set<Part> {
  found.add(part);
  for (const next of parts)
    if (!found.has(next) && next.files.some((file) => part.imports.includes(file)))
      withImports(next, parts, found);
  return found;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0);

const bytesOf = (entry: string, parts: Parts) =>
  sum(parts.filter(({ entries }) => entries.has(entry)).map(({ size }) => size));

/**
 * Returns the bytes that each entry may load: its own code and an allowance of unused code, almost none for those of
 * `first`.
 */
function limitsOf(parts: Parts, first: ReadonlySet<string>): Map<string, number> {
  const names = new Set(parts.flatMap(({ entries }) => [...entries]));
  const own = parts.filter(({ name }) => !APART.test(name));
  const inVain = (entry: string) =>
    first.has(entry)
      ? MOST.first
      : Math.min(MOST.other, Math.max(MOST.first, MOST.inAll - bytesOf(entry, own)));
  return new Map([...names].map((entry) => [entry, bytesOf(entry, parts) + inVain(entry)]));
}

/**
 * Returns the cost of the unused bytes that entries of `one` would load with `other`: their squares, since a little for
 * many is better than much for one. Infinite if an entry would exceed its limit.
 */
function inVain(one: Part, other: Part, { parts, limits }: Plan): number {
  const loaded = [...withImports(other, parts)];
  const vain = [...one.entries].map((entry) => {
    const bytes = sum(loaded.map(({ size, entries }) => (entries.has(entry) ? 0 : size)));
    const limit = limits.get(entry) ?? 0;
    return bytes > 0 && bytesOf(entry, parts) + bytes > limit ? Infinity : bytes ** 2;
  });
  return sum(vain);
}

/** Returns the cost of merging two parts. */
const costOf = (one: Part, other: Part, plan: Plan) =>
  inVain(one, other, plan) + inVain(other, one, plan);

/** Whether one part imports the other through a third: merging them would create a cycle. */
function isBetween(one: Part, other: Part, parts: Parts): boolean {
  const through = (from: Part, to: Part) =>
    [...withImports(from, parts)].some(
      (part) => part !== from && part !== to && withImports(part, parts).has(to),
    );
  return through(one, other) || through(other, one);
}

/** Merges two parts; their imports are loaded by the entries of both. */
function joinLoaded(one: Part, other: Part, parts: Parts): Part[] {
  const joined = join(one, other);
  const rest = parts.filter((part) => part !== one && part !== other);
  const loaded = withImports(joined, rest);
  const load = (part: Part) => ({
    ...part,
    entries: new Set([...part.entries, ...joined.entries]),
  });
  return [joined, ...rest.map((part) => (loaded.has(part) ? load(part) : part))];
}

/** Merges the smallest mergeable chunk into the part with the least cost. */
function joinNext(plan: Plan, alone: Parts): Part[] | undefined {
  const { parts } = plan;
  const [small] = parts
    .filter((part) => part.size < SMALL_CHUNK && !part.isWhole && !alone.includes(part))
    .toSorted((one, other) => one.size - other.size);
  if (!small) return undefined;
  const partner = parts
    .filter((part) => part !== small && !part.isWhole)
    .map((part) => ({ part, cost: costOf(small, part, plan) }))
    .filter(({ cost }) => cost < Infinity)
    .toSorted((one, other) => one.cost - other.cost)
    .find(({ part }) => !isBetween(small, part, parts));
  return partner ? joinLoaded(small, partner.part, parts) : joinNext(plan, [...alone, small]);
}

/**
 * Merges every part that is too small for a request into another, within each entry's limit of unused code, which is
 * strictest for those of `first`.
 */
export function joinSmallChunks(parts: Parts, first: ReadonlySet<string> = new Set()): Part[] {
  const limits = limitsOf(parts, first);
  let joined = [...parts];
  for (let next; (next = joinNext({ parts: joined, limits }, []));) joined = next;
  return joined;
}
