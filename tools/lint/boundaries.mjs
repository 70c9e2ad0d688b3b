/** Which types of project a type may import, by the tags of project.json. A tool may import all. */
const MAY_IMPORT = {
  app: ['shell', 'core'],
  shell: ['feature', 'session', 'api', 'i18n', 'ui', 'core'],
  feature: ['session', 'api', 'i18n', 'ui', 'core'],
  session: ['api', 'core'],
  i18n: ['core'],
  ui: [],
  core: [],
  api: [],
  sandbox: ['api'],
  testing: ['sandbox', 'shell', 'session', 'api', 'i18n', 'core', 'ui'],
};

/** @param {readonly string[]} always Types that everyone may import. */
function constraints(always) {
  const table = Object.entries(MAY_IMPORT).map(([type, others]) => ({
    sourceTag: `type:${type}`,
    onlyDependOnLibsWithTags: [...others, ...always].map((other) => `type:${other}`),
  }));
  return [...table, { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['*'] }];
}

/**
 * Options of @nx/enforce-module-boundaries.
 * @param {{ tests?: boolean }} [options] Tests may also import the testing library.
 */
export function boundaries({ tests = false } = {}) {
  return {
    enforceBuildableLibDependency: false,
    // Features are loaded lazily by the shell's routes, and their blocks and labels come through the same door.
    checkDynamicDependenciesExceptions: ['.*'],
    // A library's test imports `testing`, which renders the library: no circle of modules.
    ignoredCircularDependencies: Object.keys(MAY_IMPORT)
      .filter((type) => type !== 'testing')
      .map((type) => ['testing', `tag:type:${type}`]),
    // A brand is data; tools and tests read it, libraries never do (see package-homes).
    allow: ['^@lobby/brand-'],
    depConstraints: constraints(tests ? ['testing'] : []),
  };
}
