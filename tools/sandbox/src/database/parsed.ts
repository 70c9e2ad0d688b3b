/** Maximum number of entries, a few kilobytes each. */
const MAX_ENTRIES = 4_000;

const known = new Map<string, unknown>();

/** Parses JSON written by this project, cached by text. Do not mutate the result. */
export function parsedOnce<T>(json: string): T {
  const found = known.get(json);
  if (found !== undefined) return found as T;
  const value = JSON.parse(json) as T;
  if (known.size >= MAX_ENTRIES) known.clear();
  known.set(json, value);
  return value;
}
