/** Brand data for its icons. */
export interface IconBrand {
  /** Elements of a drawing 28 x 28; `var(--token)` is a colour of `tokens`. */
  logo: string;
  tokens: Readonly<object>;
  /** Background of the app icon. */
  themeColor: string;
}

/** Side of an app icon in drawing units; the logo takes `logoSide` of it. */
const SIDE = 40;

/** Draws a brand's logo, 28 x 28, on a transparent background. */
export function drawLogo({ logo, tokens }: IconBrand): string {
  const filled = logo.replaceAll(/var\(--([\w-]+)\)/g, (_all, token: string) => {
    const value: unknown = Object.entries(tokens).find(([name]) => name === token)?.[1];
    return typeof value === 'string' ? value : 'currentColor';
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${filled}</svg>`;
}

/** Draws a brand's app icon: the logo centred on the brand's background, `size` pixels wide. */
export function drawAppIcon(brand: IconBrand, size: number, logoSide = 28): string {
  const at = (SIDE - logoSide) / 2;
  const logo = drawLogo(brand).replace(
    /^<svg[^>]*>/,
    `<svg x="${at}" y="${at}" width="${logoSide}" height="${logoSide}" viewBox="0 0 28 28">`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${size}" height="${size}"><rect width="${SIDE}" height="${SIDE}" fill="${brand.themeColor}"/>${logo}</svg>`;
}
