import type { Currency } from './types';

export function isLess(one: string, other: string): boolean;
export function subtract(one: string, other: string): string;
export function money(amount: string, currency: Currency): string;
