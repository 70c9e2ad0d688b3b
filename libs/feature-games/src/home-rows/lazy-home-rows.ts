import { optionalLazy } from '@lobby/ui-kit';

/** Rows of games below the first view of Home. */
export const HomeRows = optionalLazy(() => import('./home-rows'));
