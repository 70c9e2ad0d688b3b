import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { workspaceRoot } from '../unit/root.ts';

/** How a library registers its catalogues; a build of an app registers the bundles of all libraries instead. */
const OWN = "import.meta.glob('./labels/*/*.json')";

/** The module that registers them all; a bundle's is below it. */
const ALL = 'lobby:labels';

/** Path of a bundle of catalogues in one language; `$1` is its name: `vi`, `more-vi`, `member-vi`. */
export const BUNDLE_PATHS = /^.*\/lobby-labels\/([\w-]+)$/;

/** Of Home and its popups, the lists, the forms of entry, and what every page loads when it rests. */
const FIRST =
  /^(?:common|errors|shell|categories|games|games-centre|games-list|forms|account-(?:login|messages|register|recover|password))$/;

/** Not needed without an account. */
const AREA = /^feature-(member|agent)$/;

/** Prefix of a bundle's name. */
function bundleOf(library: string, namespace: string): string {
  const [, area] = AREA.exec(library) ?? [];
  if (area !== undefined) return `${area}-`;
  return FIRST.test(namespace) ? '' : 'more-';
}

interface Labels {
  /** Folder names. */
  readonly languages: readonly string[];
  /** Folder of each namespace, by bundle. */
  readonly bundles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns the catalogues, which are the same for each language. */
export function readLabels(): Labels {
  const languages = new Set<string>();
  const bundles: Record<string, Record<string, string>> = {};
  for (const library of readdirSync(join(workspaceRoot, 'libs'))) {
    const folder = join(workspaceRoot, 'libs', library, 'src/labels');
    const found = existsSync(join(folder, 'en'))
      ? readdirSync(folder, { withFileTypes: true })
      : [];
    for (const one of found) if (one.isDirectory()) languages.add(one.name);
    for (const file of found.length > 0 ? readdirSync(join(folder, 'en')) : []) {
      const namespace = file.replace(/\.json$/, '');
      (bundles[bundleOf(library, namespace)] ??= {})[namespace] = folder;
    }
  }
  return { languages: [...languages].toSorted(), bundles };
}

/** Returns the source of a bundle: its catalogues by namespace. */
function bundleSource(name: string, { bundles }: Labels): string {
  const language = name.split('-').at(-1) ?? '';
  const catalogues = Object.entries(bundles[name.slice(0, -language.length)] ?? {});
  const imports = catalogues.map(
    ([namespace, folder], index) =>
      `import n${index} from ${JSON.stringify(`${folder}/${language}/${namespace}.json`)};`,
  );
  const entries = catalogues.map(([namespace], index) => `${JSON.stringify(namespace)}: n${index}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}

/** Returns the source of the registration: `OWN` of all libraries, with one import per bundle. */
function allSource({ languages, bundles }: Labels): string {
  const loads = Object.keys(bundles).flatMap((bundle) =>
    languages.map(
      (language) => `'${bundle}${language}': () => import('${ALL}/${bundle}${language}')`,
    ),
  );
  const namespaces = Object.fromEntries(
    Object.entries(bundles).map(([bundle, folders]) => [bundle, Object.keys(folders)]),
  );
  return `
const loads = { ${loads.join(', ')} };
const labels = {};
for (const [bundle, namespaces] of Object.entries(${JSON.stringify(namespaces)}))
  for (const language of ${JSON.stringify(languages)})
    for (const namespace of namespaces)
      labels['./labels/' + language + '/' + namespace + '.json'] = async () => ({
        default: (await loads[bundle + language]()).default[namespace],
      });
export default labels;`;
}

/**
 * Loads the labels of an app in bundles: one dynamic import per bundle instead of one per catalogue in the frame's
 * script. Throws if a library registers its labels in another way.
 */
export function labelBundles(): Plugin {
  const labels = readLabels();
  return {
    name: 'lobby:label-bundles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(ALL) ? id.replace(ALL, '\0/lobby-labels') : null),
    load(id) {
      if (id === '\0/lobby-labels') return allSource(labels);
      const [, name] = BUNDLE_PATHS.exec(id) ?? [];
      return name === undefined ? null : bundleSource(name, labels);
    },
    transform(code, id) {
      if (!/\/libs\/[\w-]+\/src\/labels\.ts$/.test(id)) return null;
      if (!code.includes(OWN)) throw new Error(`${id} registers no ${OWN}`);
      return `import labels from '${ALL}';\n${code.replace(OWN, 'labels')}`;
    },
  };
}
