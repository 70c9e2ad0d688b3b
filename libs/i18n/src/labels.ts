import { registerLabels } from './labels/registry';

/** Labels shared by all screens (`common`), and error texts (`errors`). */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof import('./labels/en/common.json');
    errors: typeof import('./labels/en/errors.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
