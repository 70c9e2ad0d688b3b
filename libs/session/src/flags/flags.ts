import { FLAGS, type Brand, type FlagName } from '@lobby/core';
import { atom } from 'jotai';

/** Value of every feature flag. */
export type Flags = Readonly<Record<FlagName, boolean>>;

const NAMES = Object.keys(FLAGS) as FlagName[];

/** Resolves each flag: server, else brand, else default (decision 3). `server` is keyed by the platform's codes; unknown codes are ignored. */
export function resolveFlags(
  server: Readonly<Record<string, boolean>> | null,
  brand: Brand['flags'],
): Flags {
  const values = NAMES.map((name) => {
    const { code, initial } = FLAGS[name];
    return [name, server?.[code] ?? brand[name] ?? initial] as const;
  });
  return Object.fromEntries(values) as Flags;
}

/** The platform's flags by its codes; null until loaded. */
export const serverFlagsAtom = atom<Readonly<Record<string, boolean>> | null>(null);
