const stars = (count: number) => '*'.repeat(Math.max(0, count));

/** Last four digits: `******7890`. */
export const maskedNumber = (number: string): string => stars(number.length - 4) + number.slice(-4);

/** First letter of each word: `N***** T** L**`. */
export const maskedName = (name: string): string =>
  name
    .split(' ')
    .map((word) => {
      const letters = Array.from(word);
      return (letters[0] ?? '') + stars(letters.length - 1);
    })
    .join(' ');

/** First three and last three digits: `091****601`. */
export const maskedMobile = (mobile: string): string =>
  mobile.slice(0, 3) + stars(mobile.length - 6) + mobile.slice(-3);

/** First letter and host: `p*******@player.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, 1) + stars(at - 1) + email.slice(at);
}
