/** What of a brand its icons are drawn from. */
export interface IconBrand {
  /** Elements of a drawing 28 x 28; `var(--token)` is a colour of `tokens`. */
  logo: string;
  tokens: Readonly<object>;
  /** Ground of the app's icon. */
  themeColor: string;
}

/** Side of an app icon's drawing; the logo takes `logoSide` of it. */
const SIDE = 40;

/** Draws a brand's logo, 28 x 28 on nothing. */
export function drawLogo({ logo, tokens }: IconBrand): string {
  const filled = logo.replaceAll(/var\(--([\w-]+)\)/g, (_all, token: string) => {
    const value: unknown = Object.entries(tokens).find(([name]) => name === token)?.[1];
    return typeof value === 'string' ? value : 'currentColor';
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${filled}</svg>`;
}

/** Draws the icon of a brand's app: the logo in the middle of the brand's ground, `size` pixels wide. */
export function drawAppIcon(brand: IconBrand, size: number, logoSide = 28): string {
  const at = (SIDE - logoSide) / 2;
  const logo = drawLogo(brand).replace(
    /^<svg[^>]*>/,
    `<svg x="${at}" y="${at}" width="${logoSide}" height="${logoSide}" viewBox="0 0 28 28">`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${size}" height="${size}"><rect width="${SIDE}" height="${SIDE}" fill="${brand.themeColor}"/>${logo}</svg>`;
}
