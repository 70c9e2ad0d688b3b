/**
 * Import restrictions: in files matching `where`, `module` may be imported only by files matching `except`.
 * `instead` is the remedy shown.
 */
const IMPORT_RULES = [
  {
    module: /^zod(\/v\d)?$/,
    where: /^libs\//,
    except: /^$/,
    instead: 'import "zod/mini": the classic build is four times as large',
  },
  {
    module: /^axios(\/|$)/,
    where: /^(libs|apps)\//,
    except: /^libs\/api-client\//,
    instead: 'call `api` of @lobby/api-client: transport has one home',
  },
  {
    module: /^crypto-js$/,
    where: /^(libs|apps)\//,
    except: /^$/,
    instead: 'import by path (`crypto-js/aes`): the whole package is 20 kB more',
  },
  {
    module: /^crypto-js\//,
    where: /^(libs|apps)\//,
    except: /^libs\/api-client\//,
    instead: 'let @lobby/api-client seal and sign: ciphers have one home',
  },
  {
    module: /^(swiper|dompurify)(\/|$)/,
    where: /^(libs|apps)\//,
    except: /^libs\/ui-kit\//,
    instead: 'use the component of @lobby/ui-kit that wraps it',
  },
  {
    module: /^@lobby\/brand-/,
    where: /^libs\//,
    except: /\.(test|stories)\.tsx?$/,
    instead:
      'take what differs from the brand that the app hands to the shell: no library knows one brand',
  },
  {
    module: /^@lobby\/api-client$/,
    where: /^tools\/sandbox\//,
    except: /^$/,
    instead:
      'import "@lobby/api-client/contract": the sandbox is an independent witness of the wire',
  },
  {
    // Libraries with further entry points: the contract; the stage of stories, which runs in a browser.
    module: /^@lobby\/(?!api-client\/contract$|testing\/stage$)[^/]+\//,
    where: /^/,
    except: /^$/,
    instead:
      'import from the door of the library (its src/index.ts), and export there what is missing',
  },
];

/**
 * Restricts packages and entry points to certain folders.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { home: '"{{module}}" is not for this place: {{instead}}.' },
  },
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    const place = /(^|\/)((libs|apps|tools|e2e)\/.*)$/.exec(file)?.[2] ?? file;

    /** @param {any} source */
    function check(source) {
      if (typeof source?.value !== 'string') return;
      const rule = IMPORT_RULES.find(
        ({ module, where, except }) =>
          module.test(source.value) && where.test(place) && !except.test(place),
      );
      if (!rule) return;
      const data = { module: source.value, instead: rule.instead };
      context.report({ node: source, messageId: 'home', data });
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};
