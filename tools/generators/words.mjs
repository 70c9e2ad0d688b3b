/** @param {string} kebab As in `promo-list`. */
export function words(kebab) {
  const parts = kebab.split('-').filter(Boolean);
  const big = parts.map((part) => part[0]?.toUpperCase() + part.slice(1));
  const pascal = big.join('');
  const sentence = parts.join(' ');
  return {
    /** `promo-list` */
    kebab,
    /** `PromoList` */
    pascal,
    /** `promoList` */
    camel: pascal[0]?.toLowerCase() + pascal.slice(1),
    /** `Promo list` */
    title: sentence[0]?.toUpperCase() + sentence.slice(1),
  };
}
