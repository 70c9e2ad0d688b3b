import type { VendorGroup } from '@lobby/api-client';

/** Vendor of the lotteries of Vietnam (D2 §4). */
const LOTTO_VN = 'TCG_LOTTO_VN';

type Vendors = readonly (Pick<VendorGroup, 'category'> & {
  readonly vendors: readonly Pick<VendorGroup['vendors'][number], 'code' | 'playTypes'>[];
})[];

/** How lotteries are played: `ent` if the vendors have an entry of entertainment for them (D2 §4). */
export const playTypeOf = (groups: Vendors): 'ent' | 'trad' =>
  groups.some(({ category, vendors }) =>
    vendors.some(
      ({ code, playTypes }) =>
        (category === 'LOTT' || code === LOTTO_VN) && playTypes.includes('ent'),
    ),
  )
    ? 'ent'
    : 'trad';
