import { join, type Part } from './chunk-part.ts';

/** Compressed bytes that are worth a request: what is joined becomes smaller, at least 4 KB are left. */
const SMALL_CHUNK = 5_600;

/**
 * Compressed bytes that joins may make an entry load in vain: one of the first view, and any other, up to so many in all
 * beside what is weighed apart.
 */
const MOST = { first: 300, other: 14_000, inAll: 33_000 };

/** What every page loads at rest, and what every form is made of: `e2e/src/budget.spec.ts` weighs them apart. */
const APART = /^(?:rest|use-app-form)$/;

type Parts = readonly Part[];

interface Plan {
  readonly parts: Parts;
  readonly limits: ReadonlyMap<string, number>;
}

/** A part and all that it imports. */
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

/** Bytes that each entry may load: what it loads before any join, and what it may load in vain; those of `first` next to nothing. */
function limitsOf(parts: Parts, first: ReadonlySet<string>): Map<string, number> {
  const names = new Set(parts.flatMap(({ entries }) => [...entries]));
  const own = parts.filter(({ name }) => !APART.test(name));
  const inVain = (entry: string) =>
    first.has(entry)
      ? MOST.first
      : Math.min(MOST.other, Math.max(MOST.first, MOST.inAll - bytesOf(entry, own)));
  return new Map([...names].map((entry) => [entry, bytesOf(entry, parts) + inVain(entry)]));
}

/** Bytes that entries of `one` would load in vain with `other`; infinite where one would load too many. */
function inVain(one: Part, other: Part, { parts, limits }: Plan): number {
  const loaded = [...withImports(other, parts)];
  const vain = [...one.entries].map((entry) => {
    const bytes = sum(loaded.map(({ size, entries }) => (entries.has(entry) ? 0 : size)));
    const limit = limits.get(entry) ?? 0;
    return bytes > 0 && bytesOf(entry, parts) + bytes > limit ? Infinity : bytes;
  });
  return sum(vain);
}

/** What joining two parts costs. */
const costOf = (one: Part, other: Part, plan: Plan) =>
  inVain(one, other, plan) + inVain(other, one, plan);

/** Whether one part imports the other through a third: joining them would make a cycle. */
function isBetween(one: Part, other: Part, parts: Parts): boolean {
  const through = (from: Part, to: Part) =>
    [...withImports(from, parts)].some(
      (part) => part !== from && part !== to && withImports(part, parts).has(to),
    );
  return through(one, other) || through(other, one);
}

/** Joins two parts; what they import is loaded by the entries of both. */
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

/** Joins the smallest chunk that can be joined to the part that costs least. */
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

/** Joins every part that is too small for a request to another, where no entry loads too much in vain by it; those of `first` least. */
export function joinSmallChunks(parts: Parts, first: ReadonlySet<string> = new Set()): Part[] {
  const limits = limitsOf(parts, first);
  let joined = [...parts];
  for (let next; (next = joinNext({ parts: joined, limits }, []));) joined = next;
  return joined;
}
