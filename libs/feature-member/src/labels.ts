import { registerLabels } from '@lobby/i18n';

/** Labels of the member centre, by area. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'member-deposit': typeof import('./labels/en/member-deposit.json');
    'member-me': typeof import('./labels/en/member-me.json');
    'member-money': typeof import('./labels/en/member-money.json');
    'member-pages': typeof import('./labels/en/member-pages.json');
    'member-promotions': typeof import('./labels/en/member-promotions.json');
    'member-rewards': typeof import('./labels/en/member-rewards.json');
    'member-safer-play': typeof import('./labels/en/member-safer-play.json');
    'member-security': typeof import('./labels/en/member-security.json');
    'member-service': typeof import('./labels/en/member-service.json');
    'member-vip': typeof import('./labels/en/member-vip.json');
    'member-withdraw': typeof import('./labels/en/member-withdraw.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
