import { registerLabels } from '@lobby/i18n';

/** Labels of host lists and of a room. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    streams: typeof import('./labels/en/streams.json');
    'streams-room': typeof import('./labels/en/streams-room.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
