import type { OddsRow } from './types';

export function outcomes(odds: readonly OddsRow[]): OddsRow[];
export function returnToPlayer(odds: readonly OddsRow[]): number;
export function percent(share: number, locale: string): string;
export function roundsForOne(chance: number, locale: string): string;
