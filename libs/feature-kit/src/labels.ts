import { registerLabels } from '@lobby/i18n';

/** Labels that forms and lists of several features share: fields, field errors, SMS codes. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof import('./labels/en/forms.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
