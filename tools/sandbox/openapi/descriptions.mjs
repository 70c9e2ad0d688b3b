import path from 'node:path';
import ts from 'typescript';
import { at, root } from '../../workspace/paths.mjs';

/**
 * A property of a call's input or value.
 * @typedef {object} Property
 * @property {string} place Such as `wallet.funds value.wallets[].balance`.
 * @property {string} text Its doc comment on one line; empty without one.
 * @property {string} source File and line of its declaration.
 */

const CONTRACT_DIR = 'libs/api-client/src/contract';
const INDEX = `${CONTRACT_DIR}/index.ts`;

/** Schemas that the contract exports besides its calls. */
const SHARED = ['envelope', 'refusalValue'];

/** Members of a schema's definition that hold another schema, with the path suffix of the inner schema. */
const INSIDE = { innerType: '', in: '', element: '[]', valueType: '{}' };

/** @param {string} file */
function programOf(file) {
  const { config } = ts.readConfigFile(at('tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [file] }, ts.sys, root);
  return ts.createProgram([file], { ...options, noEmit: true, skipLibCheck: true, types: [] });
}

/** @param {ts.Program} program @param {string} file @param {string} name */
function exported(program, file, name) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!symbol) throw new Error(`${file} exports no ${name}`);
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return checker.getTypeOfSymbol(target);
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
const commentOf = (checker, symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();

/** @param {ts.Symbol} symbol */
function sourceOf({ declarations: [declaration] = [] }) {
  if (!declaration) return '';
  const file = declaration.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(declaration.getStart());
  return `${path.relative(root, file.fileName).replaceAll('\\', '/')}:${line + 1}`;
}

/** @param {ts.TypeChecker} checker */
function schemaReader(checker) {
  /** @param {ts.Type | undefined} type @param {string} name */
  const member = (type, name) => {
    const symbol = type?.getProperty(name);
    return symbol && checker.getTypeOfSymbol(symbol);
  };

  /** Every property inside a schema, by its type. @param {ts.Type} schema @param {string} place @returns {Property[]} */
  const propertiesOf = (schema, place) => {
    const definition = member(member(schema, '_zod'), 'def');
    const own = (member(definition, 'shape')?.getProperties() ?? []).flatMap((symbol) => {
      const here = `${place}.${symbol.name}`;
      const property = {
        place: here,
        text: commentOf(checker, symbol),
        source: sourceOf(symbol),
      };
      return [property, ...propertiesOf(checker.getTypeOfSymbol(symbol), here)];
    });
    const inside = Object.entries(INSIDE).flatMap(([name, suffix]) => {
      const type = member(definition, name);
      return type ? propertiesOf(type, place + suffix) : [];
    });
    const options = /** @type {ts.TypeReference | undefined} */ (member(definition, 'options'));
    const choices = options ? checker.getTypeArguments(options) : [];
    return [...own, ...inside, ...choices.flatMap((choice) => propertiesOf(choice, place))];
  };

  return { member, propertiesOf };
}

/**
 * Reads the doc comment of every property of every call from the contract's types. Comments follow their property
 * through spreads, shared shapes and imports.
 * @param {ts.Program} program
 */
function propertiesOfCalls(program) {
  const checker = program.getTypeChecker();
  const { member, propertiesOf } = schemaReader(checker);
  /** @param {ts.Type} type */
  const parts = (type) =>
    type
      .getProperties()
      .map((symbol) => ({ name: symbol.name, type: checker.getTypeOfSymbol(symbol) }));
  const shared = SHARED.flatMap((name) => propertiesOf(exported(program, at(INDEX), name), name));
  const own = parts(exported(program, at(INDEX), 'contract')).flatMap((area) =>
    parts(area.type).flatMap((call) =>
      ['input', 'value'].flatMap((side) => {
        const schema = member(call.type, side);
        return schema ? propertiesOf(schema, `${area.name}.${call.name} ${side}`) : [];
      }),
    ),
  );
  return [...shared, ...own];
}

/** @param {ts.Program} program @param {string} name Of an exported object. @returns {Record<string, string>} */
function commentsOf(program, name) {
  const members = exported(program, at(INDEX), name).getProperties();
  const checker = program.getTypeChecker();
  return Object.fromEntries(members.map((symbol) => [symbol.name, commentOf(checker, symbol)]));
}

/**
 * @typedef {object} Descriptions
 * @property {Property[]} properties Of every call's input and value.
 * @property {Record<string, string>} errors Meaning of each error code.
 */

/** Reads the doc comments of the contract. Takes about two seconds. @returns {Descriptions} */
export function readDescriptions() {
  const program = programOf(at(INDEX));
  return {
    properties: propertiesOfCalls(program),
    errors: commentsOf(program, 'ERROR_CODES'),
  };
}
