import type { Game } from '@lobby/api-client';
import { currentBrand } from '@lobby/session';

/** Whether a game may be offered for play money: the platform says that it can, and the brand's place allows it (decision 28). */
export const isFreeToTry = ({ freePlay }: Pick<Game, 'freePlay'>): boolean =>
  freePlay === true && currentBrand().jurisdiction.freePlay;
