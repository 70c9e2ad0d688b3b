import type { LeaderBoard as Board } from '@lobby/api-client';
import { QueryState, useBrandClock } from '@lobby/feature-kit';
import { formatCount, formatDate, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, Detail, Details, EmptyState } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from '../rewards.module.css';
import { leaderBoardQuery } from './missions.query';

/** Highest valid bets of the week with masked names, and the member's rank. */
export function LeaderBoard() {
  const board = useQuery(leaderBoardQuery(useLanguage()));
  return <QueryState query={board}>{(data) => <Places board={data} />}</QueryState>;
}

function Places({ board: { list, mine, range, note } }: { board: Board }) {
  const { t } = useTranslation('member-rewards');
  const language = useLanguage();
  const offsetMs = useBrandClock();
  const day = (time: number) => formatDate(time, language, offsetMs);
  return (
    <div className={styles.groups}>
      <p className={styles.caption}>
        {t('board.range', { from: day(range.startDate), to: day(range.endDate) })}
      </p>
      <Mine mine={mine} />
      {list.length === 0 ? (
        <EmptyState title={t('board.none')} />
      ) : (
        <Table list={list} own={mine?.rank} />
      )}
      <p className={styles.text}>{note}</p>
    </div>
  );
}

function Mine({ mine }: Pick<Board, 'mine'>) {
  const { t } = useTranslation('member-rewards');
  const language = useLanguage();
  const currency = useCurrency();
  return (
    <Card>
      <h2 className={styles.cardTitle}>{t('board.mine')}</h2>
      {mine === undefined || mine === null ? (
        <p className={styles.text}>{t('board.notOn')}</p>
      ) : (
        <Details label={t('board.mine')}>
          <Detail name={t('board.rank')} value={formatCount(mine.rank, language)} />
          <Detail name={t('board.score')} value={formatMoney(mine.score, currency)} />
        </Details>
      )}
    </Card>
  );
}

interface TableProps extends Pick<Board, 'list'> {
  /** The member's rank; undefined if none. */
  own: number | undefined;
}

function Table({ list, own }: TableProps) {
  const { t } = useTranslation('member-rewards');
  const language = useLanguage();
  const currency = useCurrency();
  return (
    <table className={styles.board} aria-label={t('missions.board')}>
      <thead>
        <tr>
          <th scope="col">{t('board.rank')}</th>
          <th scope="col">{t('board.player')}</th>
          <th scope="col">{t('board.score')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ rank, nameMasked, score }) => (
          <tr key={rank} aria-current={rank === own || undefined}>
            <td>{formatCount(rank, language)}</td>
            <td>{nameMasked}</td>
            <td>{formatMoney(score, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
