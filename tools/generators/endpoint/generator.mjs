import { formatFiles } from '../format.mjs';
import { appendEntry, edit, ensureImport, hasKey, read } from '../source.mjs';
import { words } from '../words.mjs';
import { area as areaOf, call, contractEntry, handler } from './files.mjs';

const API = 'libs/api-client/src';
const SANDBOX = 'tools/sandbox/src';
const EVERY_CALL = 'tools/contract/type-flips/every-call.data.ts';
const LISTS = 'tools/contract/lists.data.ts';

/** @param {string} area */
const contractFile = (area) => `${API}/contract/${area}/${area}.ts`;

/** @param {import('@nx/devkit').Tree} tree @param {import('./files.mjs').CallNames} names */
function refuseTaken(tree, { area, camel, path }) {
  const folder = `${API}/contract/${area}`;
  for (const file of tree.children(folder))
    if (hasKey(read(tree, `${folder}/${file}`), camel))
      throw new Error(`${area}.${camel} is a call already: choose another name`);
  for (const other of tree.children(`${API}/contract`)) {
    const files = tree.isFile(`${API}/contract/${other}`)
      ? [other]
      : tree.children(`${API}/contract/${other}`).map((file) => `${other}/${file}`);
    for (const file of files)
      if (read(tree, `${API}/contract/${file}`).includes(`path: '${path}'`))
        throw new Error(`${path} is a call already, in ${API}/contract/${file}`);
  }
}

/** @param {string} text @param {import('./files.mjs').CallNames} names */
function withCall(text, names) {
  const known = /callsOf\(\{[^)]*?module: '(\w+)'/.exec(text)?.[1];
  const imports = [
    ['wireId', '../wire'],
    ['wireText', '../wire'],
    ['DOCUMENTED', '../call'],
    ...(known ? [] : [['callsOf', '../call']]),
  ];
  const imported = imports.reduce(
    (source, [one = '', from = '']) => ensureImport(source, one, from),
    text.includes("from 'zod/mini'") ? text : `import * as z from 'zod/mini';\n${text}`,
  );
  const opened = known
    ? imported
    : imported.replace(/(?=\n(?:\/\*\*[^]*?\*\/\n)?export const )/, `\n${areaOf(names)}\n`);
  const entry = contractEntry(names, known ?? names.module);
  return appendEntry(opened, new RegExp(`export const ${names.area} = \\{`), entry);
}

/**
 * Generates a call with a working handler; replace its guessed shape in the contract with the platform's.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ area: string, name: string, path: string, method?: string, module?: string }} options
 */
export default async function endpointGenerator(tree, options) {
  const { area, name, path, method = 'GET', module = 'COMM3' } = options;
  if (!tree.exists(contractFile(area))) {
    throw new Error(`There is no area "${area}" in ${API}/contract: choose one of its folders`);
  }
  const names = { ...words(name), area, path, method, module };
  refuseTaken(tree, names);

  edit(tree, contractFile(area), (text) => withCall(text, names));
  edit(tree, `${API}/${area}/${area}.api.ts`, (text) => {
    const imports = [
      ['bind', '../transport/send'],
      [area, `../contract/${area}/${area}`],
    ];
    const imported = imports.reduce(
      (source, [one = '', from = '']) => ensureImport(source, one, from),
      text,
    );
    return `${imported.trimEnd()}\n\n${call(names)}`;
  });
  edit(tree, `${SANDBOX}/handlers/${area}.ts`, (text) =>
    appendEntry(
      text,
      new RegExp(`export const ${area}: AreaHandlers<'${area}'> = \\{`),
      handler(names),
    ),
  );
  edit(tree, `${SANDBOX}/testing/examples/${area}.ts`, (text) =>
    appendEntry(
      text,
      new RegExp(`export const ${area}: Examples<typeof contract\\.${area}> = \\{`),
      `  ${names.camel}: {},`,
    ),
  );
  edit(tree, EVERY_CALL, (text) =>
    appendEntry(text, new RegExp(`^  ${area}: \\{`, 'm'), `    ${names.camel}: [],`),
  );
  edit(tree, LISTS, (text) =>
    appendEntry(text, /export const LISTS: ListRules = \{/, `  '${area}.${names.camel}': PAGE,`),
  );
  await formatFiles(tree);
  return () => {
    process.stdout.write(
      `\nThe shape of ${area}.${names.camel} in the contract is a guess: replace it. The type check then names the handler, the tests the example in testing/examples.\nDescribe it in docs/screens.md and docs/open-questions.md; then: npm run contract:diff -- --raise\n`,
    );
  };
}
