/** Project types that a type may import, by the tags of project.json. A tool may import every type. */
const MAY_IMPORT = {
  app: ['brand', 'shell', 'core'],
  brand: ['core'],
  shell: ['feature', 'kit', 'session', 'api', 'i18n', 'ui', 'core'],
  feature: ['kit', 'session', 'api', 'i18n', 'ui', 'core'],
  kit: ['session', 'api', 'i18n', 'ui', 'core'],
  session: ['api', 'core'],
  i18n: ['core'],
  ui: [],
  core: [],
  api: [],
  sandbox: ['api', 'art'],
  art: [],
  unit: [],
  testing: ['unit', 'sandbox', 'shell', 'kit', 'session', 'api', 'i18n', 'core', 'ui'],
};

/** @param {readonly string[]} always Types that everyone may import. */
function constraints(always) {
  const table = Object.entries(MAY_IMPORT).map(([type, others]) => ({
    sourceTag: `type:${type}`,
    onlyDependOnLibsWithTags: [...others, ...always].map((other) => `type:${other}`),
  }));
  return [...table, { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['*'] }];
}

/** The screen kit renders feature-kit's routes, and feature-kit's own screen tests use the screen kit. */
const TEST_CYCLE = ['tag:type:testing', 'tag:type:kit'];

/**
 * Options of @nx/enforce-module-boundaries.
 * @param {{ tests?: boolean }} [options] Tests may also import the testing library and the unit tests' own tools.
 */
export function boundaries({ tests = false } = {}) {
  return {
    enforceBuildableLibDependency: false,
    // The shell's routes load features lazily; blocks and labels share the feature's entry point.
    checkDynamicDependenciesExceptions: ['.*'],
    ignoredCircularDependencies: [TEST_CYCLE],
    // Brands are data: tools and tests may import them, libraries may not (see package-brand).
    allow: ['^@lobby/brand-'],
    depConstraints: constraints(tests ? ['testing', 'unit'] : []),
  };
}
