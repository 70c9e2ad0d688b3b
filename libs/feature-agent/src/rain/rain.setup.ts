import { screensOf } from '@lobby/testing';
import { vi } from 'vitest';
import { agentRoutes } from '../routes';

export const tools = screensOf(agentRoutes);

export const RAIN = '/m/redRain';
export const JOIN = '/wps/relay/MCSFE_joinRedRain';
export const SEND = '/wps/agent/transferMultipleDownline';
export const BY_KEY = '/wps/transaction/key';
export const AGENT = { user: 'agent01', toaster: true } as const;

type Sandbox = typeof tools.sandbox;

/** A rain that is open; its number of smallest stakes may be set. */
export const openRain =
  (options: { total?: string; minutes?: number } = {}) =>
  ({ control }: Sandbox): unknown =>
    control.knobs.rain({ brand: 'aurora', startsInMinutes: -1, minutes: 10, ...options });

/** Tests have no canvas to draw on. */
export const withoutCanvas = (): unknown =>
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

/** What moved an account's money by a kind of transaction. */
export const moved = (user: string, txCode: string) =>
  tools.sandbox.control
    .ledger({ user, brand: 'aurora', all: true })
    .transactions.filter((entry) => entry.txCode === txCode);
