import { registerLabels } from '@lobby/i18n';

/** Labels that forms and lists of several features share: game categories, fields, field errors, SMS codes, records, limits. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    categories: typeof import('./labels/en/categories.json');
    forms: typeof import('./labels/en/forms.json');
    records: typeof import('./labels/en/records.json');
    'safer-play': typeof import('./labels/en/safer-play.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
