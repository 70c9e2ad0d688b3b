import { registerLabels } from './labels/registry';

/** Labels that all screens share (`common`), and texts of errors (`errors`). */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof import('./labels/en/common.json');
    errors: typeof import('./labels/en/errors.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
