/** Edits of source text. Each throws if its anchor is missing, so no edit is half done. */

/** @param {import('@nx/devkit').Tree} tree @param {string} file */
export function read(tree, file) {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing`);
  return text;
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} file
 * @param {(text: string) => string} change
 */
export function edit(tree, file, change) {
  tree.write(file, change(read(tree, file)));
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} file
 * @param {string} text
 */
export function create(tree, file, text) {
  if (tree.exists(file)) throw new Error(`${file} is there already: choose another name`);
  tree.write(file, text);
}

/** @param {string} text @param {RegExp} pattern @param {string} what @returns {string} Its first group. */
export function find(text, pattern, what) {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`no ${what} was found`);
  return found;
}

/** @param {string} text @param {string} line */
function addImport(text, line) {
  const last = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/**
 * Imports a name: extends the existing import or adds one after the last.
 * @param {string} text
 * @param {string} name
 * @param {string} from
 */
export function ensureImport(text, name, from) {
  const escaped = from.replaceAll(/[/.]/g, '\\$&');
  const existing = new RegExp(`import \\{([^}]*)\\} from '${escaped}';`).exec(text);
  if (!existing) return addImport(text, `import { ${name} } from '${from}';`);
  const names = (existing[1] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (names.includes(name)) return text;
  return text.replace(existing[0], `import { ${[...names, name].join(', ')} } from '${from}';`);
}

/** Matches strings and comments, whose brackets, commas and quotes must be ignored. */
const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[^]*?\*\//y;

/** Length of the string or comment at `at`; 0 if none. @param {string} text @param {number} at */
function opaqueLength(text, at) {
  STRING_OR_COMMENT.lastIndex = at;
  return STRING_OR_COMMENT.exec(text)?.[0].length ?? 0;
}

/**
 * Index behind the value that begins at `from`: the comma or bracket that ends it.
 * @param {string} text
 * @param {number} from
 */
function endOfValue(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const opaque = opaqueLength(text, at);
    const sign = text[at] ?? '';
    if (opaque > 0) at += opaque - 1;
    else if ('{[('.includes(sign)) depth += 1;
    else if ('}])'.includes(sign) && depth === 0) return at;
    else if ('}])'.includes(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) return at;
  }
  throw new Error('a value has no end');
}

/**
 * Key of the entry with a text, for example `settings` for `'/m/set'` in `settings: '/m/set'`.
 * @param {string} text @param {string} value
 */
export function keyOf(text, value) {
  return [...text.matchAll(/^ {2}(\w+): '([^']*)',$/gm)].find((match) => match[2] === value)?.[1];
}

/** Whether a top-level object has a key. @param {string} text @param {string} key */
export function hasKey(text, key) {
  return new RegExp(`^ {2}'?${key}'?: `, 'm').test(text);
}

/**
 * Appends an entry to the object or array whose declaration `opening` matches.
 * @param {string} text
 * @param {RegExp} opening Matches up to and with the opening bracket.
 * @param {string} entry With its comma.
 */
export function appendEntry(text, opening, entry) {
  const match = opening.exec(text);
  if (!match) throw new Error(`no place was found for: ${entry}`);
  const inside = match.index + match[0].length;
  let end = inside;
  while (text[endOfValue(text, end)] === ',') end = endOfValue(text, end) + 1;
  const close = endOfValue(text, end);
  const before = text.slice(0, close).trimEnd();
  const comma = /[,{[(]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${entry}\n${text.slice(close)}`;
}

/** Whether an index is in a comment, as far as its line tells. @param {string} text @param {number} at */
const isInComment = (text, at) =>
  /^\s*\*|(?<!:)\/\/|\/\*(?!.*\*\/)/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at));

/**
 * Removes an entry of an object, with the comment lines above it. Unchanged without such an entry.
 * @param {string} text
 * @param {string} key
 */
export function dropEntry(text, key) {
  const entry = new RegExp(`(?:^ *//.*\\n)*^ *${key}:\\s`, 'm').exec(text);
  if (!entry) return text;
  const end = endOfValue(text, entry.index + entry[0].length);
  return text.slice(0, entry.index) + text.slice(end).replace(/^,?[ \t]*\n?/, '');
}

/**
 * Copies every table entry `from: …` under another name.
 * @param {string} text
 * @param {string} from
 * @param {string} name
 * @param {(value: string) => string} [adapt]
 */
export function copyEntries(text, from, name, adapt = (value) => value) {
  const entry = new RegExp(`(?<=[{,\\s])${from}:\\s`, 'g');
  const places = [...text.matchAll(entry)]
    .map(({ index }) => index)
    .filter((index) => !isInComment(text, index));
  return places.reverse().reduce((source, start) => {
    const valueStart = start + from.length + 1;
    const end = endOfValue(source, valueStart);
    const copy = `, ${name}:${adapt(source.slice(valueStart, end))}`;
    return source.slice(0, end) + copy + source.slice(end);
  }, text);
}
