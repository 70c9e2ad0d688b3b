import { FLAGS, type Brand, type FlagName } from '@lobby/core';
import { atom } from 'jotai';

export type Flags = Readonly<Record<FlagName, boolean>>;

const NAMES = Object.keys(FLAGS) as FlagName[];

/** Server, else brand, else default (decision 3). `server` is by the platform's codes. */
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

/** Flags as the platform last gave them, by its codes; null until it answered. */
export const serverFlagsAtom = atom<Readonly<Record<string, boolean>> | null>(null);
