import { registerLabels } from '@lobby/i18n';

/** Labels that forms and lists of several features share: fields, field errors, SMS codes, records. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof import('./labels/en/forms.json');
    records: typeof import('./labels/en/records.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
