import { parseAst, type Plugin } from 'vite';

const CONTRACT = /\/libs\/api-client\/src\/contract\/.*\.ts$/;

/**
 * Properties of a call used by the OpenAPI page, the sandbox and tests, but not at run time in the page: the
 * compiler checks its input, the platform enforces roles and flags.
 */
const DOC_PROPS = new Set([
  'roles',
  'flag',
  'maxBodyBytes',
  'errors',
  'provenance',
  'section',
  'summary',
]);

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Property extends Node {
  key?: Node & { name?: string; value?: unknown };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nameOf = ({ key }: Property) => key?.name ?? String(key?.value ?? '');

/**
 * Properties of a call or of an area's defaults: the object argument of a plain function call, with a path
 * and a summary, or with a module. Schemas are arguments of method calls such as `z.object` instead.
 */
function wordsIn(node: Node): Property[] {
  const { callee, arguments: [words] = [] } = node as Node & {
    callee?: Node;
    arguments?: (Node & { properties?: Property[] })[];
  };
  const plain = node.type === 'CallExpression' && callee?.type === 'Identifier';
  if (!plain || words?.type !== 'ObjectExpression') return [];
  const names = new Set(words.properties?.map(nameOf));
  const isCall = names.has('path') && names.has('summary');
  return isCall || names.has('module') ? (words.properties ?? []) : [];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** End of a property, including a trailing comma. */
const endOf = ({ end }: Node, code: string) =>
  end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);

function editsIn(node: Node, code: string): Edit[] {
  const words = wordsIn(node);
  const own = words.flatMap((property, index): Edit[] => {
    const { start, end } = property;
    const name = nameOf(property);
    if (DOC_PROPS.has(name))
      return [{ start, end: words[index + 1]?.start ?? endOf(property, code), text: '' }];
    // Only the presence of an input matters at run time, not its schema: see `bind`.
    return name === 'input' ? [{ start, end, text: 'input: true' }] : [];
  });
  const pure =
    words.length > 0 ? [{ start: node.start, end: node.start, text: '/* @__PURE__ */ ' }] : [];
  const inside = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((part) => editsIn(part, code));
  return [...pure, ...own, ...inside];
}

/** Removes the documentation from a file of the contract. */
export function stripDocs(code: string): string {
  const edits = editsIn(parseAst(code, { lang: 'ts' }) as unknown as Node, code);
  // Drop edits inside a removed range.
  const outer = edits.filter(
    (one) =>
      !edits.some((other) => other !== one && other.start <= one.start && one.end < other.end),
  );
  return outer
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Vite plugin: strips the contract's documentation from the brands' script. */
export function leanContract(): Plugin {
  return {
    name: 'lobby:lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: stripDocs(code), map: null }),
    },
  };
}
