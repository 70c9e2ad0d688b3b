import { UNKNOWN, type Game } from '@lobby/api-client';
import { categoryLabel } from '@lobby/feature-kit';
import { formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { currentBrand, useCurrency } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import { GAME_CLASSES } from '../game-filter/list-filter';

/**
 * Whether a game can be offered for play money: it supports it and the brand's jurisdiction allows it (decision 28).
 */
export const isFreeToTry = ({ freePlay }: Pick<Game, 'freePlay'>): boolean =>
  freePlay === true && currentBrand().jurisdiction.freePlay;

interface FactRow {
  name: string;
  /** Undefined if the platform does not send it. */
  value: string | undefined;
}

/** Labels of the account types that a game rejects; undefined unless the platform reports every type (D2 §6). */
function accountsOf({ trial, virtual }: Game['rejects']) {
  if (trial || virtual) return [trial && 'facts.noTrial', virtual && 'facts.noVirtual'] as const;
  return trial === undefined || virtual === undefined ? undefined : (['facts.everyone'] as const);
}

/** Rows of a game's info; unknown values stay empty. */
export function useFactRows(game: Game): FactRow[] {
  const { t } = useTranslation(['games-list', 'categories']);
  const language = useLanguage();
  const currency = useCurrency();
  const { category, facts, freePlay, rejects, vendorName } = game;
  const gameClass = GAME_CLASSES.find((one) => one === facts.gameClass);
  const accounts = accountsOf(rejects)?.flatMap((label) => (label ? [t(label)] : []));
  const rows: FactRow[] = [
    { name: t('facts.vendor'), value: vendorName },
    {
      name: t('facts.category'),
      value: category === UNKNOWN ? undefined : t(categoryLabel(category)),
    },
    ...(gameClass ? [{ name: t('facts.class'), value: t(`class.${gameClass}`) }] : []),
    { name: t('facts.rtp'), value: facts.rtp && formatRate(facts.rtp, language) },
    { name: t('facts.volatility'), value: facts.volatility && t(`volatility.${facts.volatility}`) },
    { name: t('facts.minBet'), value: facts.minBet && formatMoney(facts.minBet, currency) },
    {
      name: t('facts.freePlay'),
      value: freePlay === undefined ? undefined : t(isFreeToTry(game) ? 'facts.yes' : 'facts.no'),
    },
    { name: t('facts.accounts'), value: accounts?.join(' · ') },
  ];
  return rows;
}
