/** Whether a number could be the one that the platform shows masked; leading zeros do not count. */
export function isMaskedNumber(masked: string, number: string): boolean {
  const [shown, digits] = [masked, number].map((text) => text.replace(/^0+/, ''));
  return (
    shown !== undefined &&
    shown.length === digits?.length &&
    Array.from(shown).every((sign, place) => sign === '*' || sign === digits[place])
  );
}
