import { registerLabels } from './labels/registry';

/** Words that all screens share, and what went wrong. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof import('./labels/en/common.json');
    errors: typeof import('./labels/en/errors.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
