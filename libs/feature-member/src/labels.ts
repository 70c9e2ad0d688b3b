import { registerLabels } from '@lobby/i18n';

/** Words of the member centre, by area of screens. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'member-deposit': typeof import('./labels/en/member-deposit.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
