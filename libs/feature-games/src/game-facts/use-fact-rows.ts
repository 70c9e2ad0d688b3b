import { UNKNOWN, type Game } from '@lobby/api-client';
import { formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import { GAME_CLASSES } from '../game-filter/list-filter';
import { isFreeToTry } from '../open-game/free-to-try';

interface FactRow {
  name: string;
  /** Undefined where the platform does not say. */
  value: string | undefined;
}

/** Whom a game turns away; undefined unless the platform says it of every type (D2 §6). */
function accountsOf({ trial, virtual }: Game['rejects']) {
  if (trial || virtual) return [trial && 'facts.noTrial', virtual && 'facts.noVirtual'] as const;
  return trial === undefined || virtual === undefined ? undefined : (['facts.everyone'] as const);
}

/** What is known of a game, row by row; nothing is guessed. */
export function useFactRows(game: Game): FactRow[] {
  const { t } = useTranslation(['games-list', 'games']);
  const language = useLanguage();
  const currency = useCurrency();
  const { category, facts, freePlay, rejects, vendorName } = game;
  const gameClass = GAME_CLASSES.find((one) => one === facts.gameClass);
  const accounts = accountsOf(rejects)?.flatMap((label) => (label ? [t(label)] : []));
  const rows: FactRow[] = [
    { name: t('facts.vendor'), value: vendorName },
    {
      name: t('facts.category'),
      value: category === UNKNOWN ? undefined : t(`games:category.${category}`),
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
