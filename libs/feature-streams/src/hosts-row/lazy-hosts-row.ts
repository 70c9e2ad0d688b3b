import { withLabels } from '@lobby/i18n';
import { optionalLazy } from '@lobby/ui-kit';

/** Row of hosts on air, for Home; asks for them when it comes near the view. */
export const HostsRow = optionalLazy(() => withLabels(['streams'], () => import('./hosts-row')));
