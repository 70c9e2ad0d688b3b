import { parseAst, type Plugin } from 'vite';

const CONTRACT = /\/libs\/api-client\/src\/contract\/.*\.ts$/;

/**
 * What the OpenAPI page, the sandbox and the tests read of a call, and the page never does: it parses
 * answers, the compiler has checked what it sends, and the platform holds roles and flags.
 */
const DOCUMENTATION = new Set([
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
 * The properties of a call, or of an area's defaults: the object that a plain function is given, with a
 * path and a summary, or with a module. Schemas are arguments of `z.object` and its like instead.
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

/** Where a property ends, with the comma after it. */
const endOf = ({ end }: Node, code: string) =>
  end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);

function editsIn(node: Node, code: string): Edit[] {
  const words = wordsIn(node);
  const own = words.flatMap((property, index): Edit[] => {
    const { start, end } = property;
    const name = nameOf(property);
    if (DOCUMENTATION.has(name))
      return [{ start, end: words[index + 1]?.start ?? endOf(property, code), text: '' }];
    // That a call takes an input is read, its schema is not: see `bind`.
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

/** A file of the contract without its documentation. */
export function leaned(code: string): string {
  const edits = editsIn(parseAst(code, { lang: 'ts' }) as unknown as Node, code);
  // What stands inside a part that goes, goes with it.
  const outer = edits.filter(
    (one) =>
      !edits.some((other) => other !== one && other.start <= one.start && one.end < other.end),
  );
  return outer
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Leaves the contract's documentation out of the brands' script. */
export function leanContract(): Plugin {
  return {
    name: 'lobby:lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: leaned(code), map: null }),
    },
  };
}
