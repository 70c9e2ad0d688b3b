import { FLAGS, type FlagName } from '@lobby/core';

/** Flags by our names or by the platform's codes. */
export type FlagChange = Partial<Record<FlagName, boolean>> & Readonly<Record<string, boolean>>;

const CODES = new Map<string, string>(
  Object.entries(FLAGS).map(([name, { code }]) => [name, code]),
);

/** Whitelabel values of flags. */
export const flagCodes = (flags: FlagChange): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(flags).map(([name, value]) => [CODES.get(name) ?? name, value]),
  );
