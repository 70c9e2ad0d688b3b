import { parseAst, type ESTree, type Plugin } from 'vite';
import { LEAN_LIBRARIES, type LeanLibrary } from './left-out.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

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

/** Edits of statements at the top, and of those inside functions that are not replaced themselves. */
function editsOf(statements: readonly ESTree.Node[], bodies: ReadonlyMap<string, string>): Edit[] {
  return statements.flatMap((node) => {
    const { owner, property } = assigned(node);
    // Names for developer tools keep components that nothing uses; methods go with their class.
    if (property === 'displayName' || bodies.has(owner))
      return [{ start: node.start, end: node.end, text: '' }];
    if (node.type !== 'FunctionDeclaration' || !node.body) return [];
    const text = bodies.get(node.id?.name ?? '');
    if (text === undefined) return editsOf(node.body.body, bodies);
    return [{ start: node.body.start, end: node.body.end, text: `{ ${text} }` }];
  });
}

/** The library's code without what is left out of it. Throws if a function of the table is not in it. */
export function withoutUnused(code: string, { leftOut }: LeanLibrary): string {
  const bodies = new Map(Object.values(leftOut).flatMap(Object.entries<string>));
  const gone = [...bodies.keys()].filter((name) => !code.includes(`function ${name}(`));
  if (gone.length > 0) throw new Error(`left out, but not in the library: ${gone.join(', ')}`);
  return editsOf(parseAst(code).body, bodies).reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  );
}

/** Leaves out of libraries what nothing here reaches (`left-out.ts`). */
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
