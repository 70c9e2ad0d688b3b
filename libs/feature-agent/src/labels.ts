import { registerLabels } from '@lobby/i18n';

/** Label namespaces of the agent area. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'agent-accounts': typeof import('./labels/en/agent-accounts.json');
    'agent-centre': typeof import('./labels/en/agent-centre.json');
    'agent-contracts': typeof import('./labels/en/agent-contracts.json');
    'agent-earnings': typeof import('./labels/en/agent-earnings.json');
    'agent-rain': typeof import('./labels/en/agent-rain.json');
    'agent-team': typeof import('./labels/en/agent-team.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
