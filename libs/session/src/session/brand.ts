import type { Brand } from '@lobby/core';

let current: Brand | undefined;

/** Says which brand runs; once, at start. */
export function setBrand(brand: Brand): void {
  current = brand;
}

/** The brand that runs. */
export function currentBrand(): Brand {
  if (!current) throw new Error('setBrand has not been called');
  return current;
}
