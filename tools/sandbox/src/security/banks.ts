import type { Brand } from '../brands/brands';
import { BANKS, type Bank } from './banks.data';

/** Banks of the brand's country. */
export const banksOf = ({ country }: Brand): readonly Bank[] => BANKS[country] ?? [];

export const bankOf = (brand: Brand, code: string): Bank | undefined =>
  banksOf(brand).find((bank) => bank.code === code);
