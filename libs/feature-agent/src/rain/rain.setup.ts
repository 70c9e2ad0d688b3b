import { screensOf } from '@lobby/testing';
import { vi } from 'vitest';
import { agentRoutes } from '../routes';

/** Test tools for the red envelope rain. */
export const tools = screensOf(agentRoutes);

export const RAIN = '/m/redRain';
export const JOIN = '/wps/relay/MCSFE_joinRedRain';
export const SEND = '/wps/agent/transferMultipleDownline';
export const BY_KEY = '/wps/transaction/key';
export const AGENT = { user: 'agent01', toaster: true } as const;

type Sandbox = typeof tools.sandbox;

/** Starts a rain in the sandbox; `total` (decimal string) and `minutes` are optional. */
export const openRain =
  (options: { total?: string; minutes?: number } = {}) =>
  ({ control }: Sandbox): unknown =>
    control.knobs.rain({ brand: 'aurora', startsInMinutes: -1, minutes: 10, ...options });

/** Mocks the canvas context, which jsdom does not have. */
export const withoutCanvas = (): unknown =>
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

/** An account's ledger entries of a transaction type. */
export const moved = (user: string, txCode: string) =>
  tools.sandbox.control
    .ledger({ user, brand: 'aurora', all: true })
    .transactions.filter((entry) => entry.txCode === txCode);
