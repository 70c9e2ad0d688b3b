/** Modules that stay together. */
export interface Part {
  readonly name: string;
  readonly ids: readonly string[];
  /** Bytes, compressed. */
  readonly size: number;
  /** Entries that load it: the app's start, dynamic imports. */
  readonly entries: ReadonlySet<string>;
  /** Chunks of the first build that it consists of. */
  readonly files: readonly string[];
  /** Chunks of the first build that it imports. */
  readonly imports: readonly string[];
  /** Whether it must stay separate however small: labels of one language, or an `isAlone` group. */
  readonly isWhole: boolean;
}

/** Merges two parts. */
export const join = (one: Part, other: Part): Part => ({
  name: one.size >= other.size ? one.name : other.name,
  ids: [...one.ids, ...other.ids],
  size: one.size + other.size,
  entries: new Set([...one.entries, ...other.entries]),
  files: [...one.files, ...other.files],
  imports: [...one.imports, ...other.imports],
  isWhole: one.isWhole || other.isWhole,
});
