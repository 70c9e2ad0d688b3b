import type { Brand } from '@lobby/core';

let current: Brand | undefined;

/** Sets the running brand; call once, at start. */
export function setBrand(brand: Brand): void {
  current = brand;
}

/** Returns the running brand. Throws before `setBrand`. */
export function currentBrand(): Brand {
  if (!current) throw new Error('setBrand has not been called');
  return current;
}
