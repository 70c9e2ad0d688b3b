import { formatFiles } from '@nx/devkit';
import { appendEntry, create, edit, ensureImport, hasKey, read } from '../source.mjs';
import { words } from '../words.mjs';
import { call, contractEntry, handler, handlerTest, mapping, mappingTest } from './files.mjs';

const API = 'libs/api-client/src';
const SANDBOX = 'tools/sandbox/src';
const EVERY_CALL = 'tools/contract/type-flips/every-call.data.ts';

/** @param {import('@nx/devkit').Tree} tree @param {import('./files.mjs').CallNames} names */
function refuseTaken(tree, { area, camel, path }) {
  if (hasKey(read(tree, `${API}/contract/${area}.ts`), camel))
    throw new Error(`${area}.${camel} is a call already: choose another name`);
  for (const file of tree.children(`${API}/contract`))
    if (read(tree, `${API}/contract/${file}`).includes(`path: '${path}'`))
      throw new Error(`${path} is a call already, in ${API}/contract/${file}`);
}

/**
 * A call that answers: its shape in the contract is a first guess, to be replaced by the platform's.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ area: string, name: string, path: string, method?: string, module?: string }} options
 */
export default async function endpointGenerator(tree, options) {
  const { area, name, path, method = 'GET', module = 'COMM3' } = options;
  if (!tree.exists(`${API}/contract/${area}.ts`)) {
    throw new Error(`There is no area "${area}" in ${API}/contract: choose one of its files`);
  }
  const names = { ...words(name), area, path, method, module };
  refuseTaken(tree, names);

  edit(tree, `${API}/contract/${area}.ts`, (text) => {
    const imported = ['wireId', 'wireText'].reduce(
      (source, one) => ensureImport(source, one, './wire'),
      text,
    );
    return appendEntry(imported, new RegExp(`export const ${area} = \\{`), contractEntry(names));
  });
  create(tree, `${API}/${area}/to-${name}.ts`, mapping(names));
  create(tree, `${API}/${area}/to-${name}.test.ts`, mappingTest(names));
  edit(tree, `${API}/${area}/${area}.api.ts`, (text) => {
    const { pascal } = names;
    const imports = [
      ['send', '../transport/send'],
      ['type SendOptions', '../transport/send'],
      [area, `../contract/${area}`],
      [`to${pascal}`, `./to-${name}`],
      [`type ${pascal}Entry`, `./to-${name}`],
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
  create(tree, `${SANDBOX}/handlers/${area}-${name}.test.ts`, handlerTest(names));
  edit(tree, `${SANDBOX}/pipeline/examples/${area}.ts`, (text) =>
    appendEntry(
      text,
      new RegExp(`export const ${area}: Examples<typeof contract\\.${area}> = \\{`),
      `  ${names.camel}: {},`,
    ),
  );
  edit(tree, EVERY_CALL, (text) =>
    appendEntry(text, new RegExp(`^  ${area}: \\{`, 'm'), `    ${names.camel}: [],`),
  );
  await formatFiles(tree);
  return () => {
    process.stdout.write(
      `\nThe shape of ${area}.${names.camel} in the contract is a guess: replace it. The type check then names the mapping and the handler, the tests the example in pipeline/examples.\n`,
    );
  };
}
