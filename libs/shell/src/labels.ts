import { registerLabels } from '@lobby/i18n';

/** Labels of the frame and Home (`shell`), and of overlays and dialogs (`shell-overlays`). */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof import('./labels/en/shell.json');
    'shell-overlays': typeof import('./labels/en/shell-overlays.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
