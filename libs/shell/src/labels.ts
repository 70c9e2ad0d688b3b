import { registerLabels } from '@lobby/i18n';

/** Words of the frame and of Home, and of what covers or asks over them. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof import('./labels/en/shell.json');
    'shell-overlays': typeof import('./labels/en/shell-overlays.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
