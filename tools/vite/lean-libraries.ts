import { parseAst, type ESTree, type Plugin } from 'vite';
import { LEAN_LIBRARIES, type LeanLibrary } from './left-out.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What is replaced. */
  readonly name?: string;
}

type Bodies = ReadonlyMap<string, string>;

/** `X` and `y` of a statement `X.y = …` or `X.prototype.y = …`; empty for others. */
function assigned(node: ESTree.Node): { owner: string; property: string } {
  const none = { owner: '', property: '' };
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression')
    return none;
  const { left } = node.expression;
  if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return none;
  const target = left.object.type === 'MemberExpression' ? left.object.object : left.object;
  const owner = target.type === 'Identifier' ? target.name : '';
  return { owner, property: left.property.name };
}

/** Replaces a function's body, or looks into it. */
function editsOfFunction(
  name: string,
  body: ESTree.BlockStatement | ESTree.FunctionBody | null | undefined,
  bodies: Bodies,
): Edit[] {
  if (!body) return [];
  const text = bodies.get(name);
  if (text === undefined) return editsOf(body.body, bodies);
  return [{ start: body.start, end: body.end, text: `{ ${text} }`, name }];
}

const editsOfClass = ({ id, body }: ESTree.Class, bodies: Bodies): Edit[] =>
  body.body.flatMap((member) =>
    member.type === 'MethodDefinition' && member.key.type === 'Identifier'
      ? editsOfFunction(`${id?.name ?? ''}.${member.key.name}`, member.value.body, bodies)
      : [],
  );

/** Marks components made by `forwardRef` as pure, so that the bundler removes unused ones. */
const editsOfVariables = ({ declarations }: ESTree.VariableDeclaration): Edit[] =>
  declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') return [];
    const { property } = init.callee;
    const { start } = init;
    if (property.type !== 'Identifier' || property.name !== 'forwardRef') return [];
    return [{ start, end: start, text: '/* @__PURE__ */ ' }];
  });

function editsOf(statements: readonly ESTree.Node[], bodies: Bodies): Edit[] {
  return statements.flatMap((node) => {
    if (node.type === 'VariableDeclaration') return editsOfVariables(node);
    const { owner, property } = assigned(node);
    // Names for developer tools would keep unused components; methods are removed with their function.
    if (property === 'displayName' || bodies.has(owner))
      return [{ start: node.start, end: node.end, text: '' }];
    if (node.type === 'ClassDeclaration') return editsOfClass(node, bodies);
    if (node.type === 'FunctionDeclaration')
      return editsOfFunction(node.id?.name ?? '', node.body, bodies);
    return [];
  });
}

/** Returns the library's code without unused functions. Throws if a function of the table is missing in it. */
export function withoutUnused(code: string, { leftOut }: LeanLibrary): string {
  const bodies = new Map(Object.values(leftOut).flatMap(Object.entries<string>));
  const edits = editsOf(parseAst(code).body, bodies);
  const gone = [...bodies.keys()].filter((wanted) => edits.every(({ name }) => name !== wanted));
  if (gone.length > 0) throw new Error(`left out, but not in the library: ${gone.join(', ')}`);
  return edits.reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  );
}

/** Removes unused functions from libraries (`left-out.ts`). */
export function leanLibraries(): Plugin[] {
  return LEAN_LIBRARIES.map((library) => ({
    name: 'lobby:lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: library.file, code: library.code },
      handler: (code) => ({ code: withoutUnused(code, library), map: null }),
    },
  }));
}
