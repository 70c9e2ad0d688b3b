/** Adds a brand to lists of brands: `[aurora, jade]`, `{ aurora, jade }`, `['aurora', 'jade']`, `'aurora' | 'jade'`. */

/** @typedef {(members: readonly string[]) => boolean} Wanted Whether a list with these members is one to join. */

/** @param {string} list @returns {string[]} */
const membersOf = (list) => list.match(/\w+/g) ?? [];

/** A subscript such as `TABLE['aurora']` is not a list. @param {string} one */
const listOf = (one) =>
  new RegExp(`(?<=(?<!\\w)[[{]\\s*)${one}(?:,\\s*${one})*(?=,?\\s*[\\]}])`, 'g');

/**
 * @param {string} text
 * @param {readonly string[]} brands Those there were.
 * @param {string} name
 * @param {Wanted} wanted
 */
export function joinCodes(text, brands, name, wanted) {
  const one = `'(?:${brands.join('|')})'`;
  const union = new RegExp(`${one}(?:\\s*\\|\\s*${one})+`, 'g');
  /** @param {string} sign */
  const longer = (sign) => (/** @type {string} */ list) =>
    wanted(membersOf(list)) ? `${list}${sign} '${name}'` : list;
  return text.replace(listOf(one), longer(',')).replace(union, longer(' |'));
}

/**
 * Same for brand objects; adds an import beside the one of `from`.
 * @param {string} text
 * @param {readonly string[]} brands
 * @param {string} name
 * @param {string} from
 */
export function joinImports(text, brands, name, from) {
  const one = `(?:${brands.join('|')})\\b`;
  /** @param {string} list */
  const longer = (list) =>
    brands.every((brand) => membersOf(list).includes(brand)) ? `${list}, ${name}` : list;
  const after = text.replace(listOf(one), longer);
  if (after === text) return text;
  const line = `import ${from} from '@lobby/brand-${from}';\n`;
  return after.replace(line, `${line}import ${name} from '@lobby/brand-${name}';\n`);
}
