/** At most this many, some kilobytes each. */
const MOST = 4_000;

const known = new Map<string, unknown>();

/** JSON this project wrote itself, parsed once for each text. Nobody may change what is answered. */
export function parsedOnce<T>(json: string): T {
  const found = known.get(json);
  if (found !== undefined) return found as T;
  const value = JSON.parse(json) as T;
  if (known.size >= MOST) known.clear();
  known.set(json, value);
  return value;
}
