import { join, type Part } from './chunk-part.ts';

/** Compressed bytes that are worth a request: what is joined becomes smaller, at least 4 KB are left. */
const TRIFLE = 5_600;

/** What bytes of another library weigh when they are loaded in vain: it is less likely to be wanted next. */
const ELSEWHERE = 3;

/** Compressed bytes that joins may make an entry load in vain: one of the first view, and any other, up to so many in all. */
const MOST = { first: 300, other: 14_000, inAll: 34_000 };

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

/** Entries of the first view have names of their own, others that of their file. */
const mostInVain = (entry: string, bytes: number) =>
  entry.endsWith('.js')
    ? Math.min(MOST.other, Math.max(MOST.first, MOST.inAll - bytes))
    : MOST.first;

/** Bytes that each entry may load: what it loads before any join, and what it may load in vain. */
function limitsOf(parts: Parts): Map<string, number> {
  const names = new Set(parts.flatMap(({ entries }) => [...entries]));
  return new Map(
    [...names].map((entry) => {
      const bytes = bytesOf(entry, parts);
      return [entry, bytes + mostInVain(entry, bytes)];
    }),
  );
}

const bytesOf = (entry: string, parts: Parts) =>
  sum(parts.filter(({ entries }) => entries.has(entry)).map(({ size }) => size));

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

const libraryOf = ({ ids }: Part) => /\/(?:libs|node_modules)\/[\w.@-]+/.exec(ids[0] ?? '')?.[0];

/** What joining two parts costs. */
const costOf = (one: Part, other: Part, plan: Plan) =>
  (inVain(one, other, plan) + inVain(other, one, plan)) *
  (libraryOf(one) === libraryOf(other) ? 1 : ELSEWHERE);

/** Whether one imports the other by way of a third: joined, they would import each other. */
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

/** Joins the smallest trifle that can be joined to the part that costs least. */
function joinNext(plan: Plan, alone: Parts): Part[] | undefined {
  const { parts } = plan;
  const [trifle] = parts
    .filter((part) => part.size < TRIFLE && !part.isWhole && !alone.includes(part))
    .toSorted((one, other) => one.size - other.size);
  if (!trifle) return undefined;
  const [partner] = parts
    .filter((part) => part !== trifle && !part.isWhole && !isBetween(trifle, part, parts))
    .map((part) => ({ part, cost: costOf(trifle, part, plan) }))
    .filter(({ cost }) => cost < Infinity)
    .toSorted((one, other) => one.cost - other.cost);
  return partner ? joinLoaded(trifle, partner.part, parts) : joinNext(plan, [...alone, trifle]);
}

/** Joins every part that is too small for a request to another, where no entry loads too much in vain by it. */
export function joinTrifles(parts: Parts): Part[] {
  const limits = limitsOf(parts);
  let joined = [...parts];
  for (let next; (next = joinNext({ parts: joined, limits }, []));) joined = next;
  return joined;
}
