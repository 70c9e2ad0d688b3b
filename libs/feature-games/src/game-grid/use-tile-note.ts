import type { Game } from '@lobby/api-client';
import { useLanguage } from '@lobby/i18n';
import { accountType, useSession } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { menuQuery } from '../vendors.query';

/** Tells before the tap why a game will not open: its provider is in maintenance, or turns the account away (D2 §6). */
export function useTileNote(): (game: Game) => string | undefined {
  const { t } = useTranslation('games');
  const closed = useQuery(menuQuery(useLanguage())).data?.closed;
  const customerType = useSession()?.type;
  return useCallback(
    ({ vendorCode, rejects }: Game) => {
      if (closed?.includes(vendorCode)) return t('tile.closed');
      if (customerType === undefined) return undefined;
      const { name, virtual } = accountType(customerType);
      const turnedAway = (rejects.trial && name === 'trial') || (rejects.virtual && virtual);
      return turnedAway ? t('tile.notForAccount') : undefined;
    },
    [closed, customerType, t],
  );
}
