/** Whether a number matches a mask; ignores leading zeros. */
export function isMaskedNumber(masked: string, number: string): boolean {
  const [shown, digits] = [masked, number].map((text) => text.replace(/^0+/, ''));
  return (
    shown !== undefined &&
    shown.length === digits?.length &&
    Array.from(shown).every((sign, place) => sign === '*' || sign === digits[place])
  );
}
