import { registerLabels } from '@lobby/i18n';

/** Words that forms and lists of several features share: fields, what is wrong with them, codes by SMS. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof import('./labels/en/forms.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
