import { api, type BetDetail } from '@lobby/api-client';
import { type Column, QueryPage, useCellText } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { accountKey } from '@lobby/session';
import { Card, Detail, Details } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BetLines } from './bet-lines';
import { BET_COLUMNS } from './bets.kind';
import styles from './bet.module.css';

const MOST_TEXT = 64;

/** Whether a text is a valid order number. */
const isOrderNo = (text: string) => text.length > 0 && text.length <= MOST_TEXT;

/** One bet with its lines and result (D2 §7). */
export function BetScreen({ orderNo }: { orderNo: string }) {
  const language = useLanguage();
  const number = isOrderNo(orderNo) ? orderNo : '-';
  const bet = useQuery({
    queryKey: [...accountKey, 'records', 'bet', number, language],
    queryFn: ({ signal }) => api.orders.detail({ orderNo: number }, { signal }),
  });
  return <QueryPage query={bet}>{(found) => <Bet bet={found} />}</QueryPage>;
}

const DRAW: readonly Column<NonNullable<BetDetail['draw']>>[] = [
  { label: 'slip.lottery', format: 'text', value: ({ gameName }) => gameName },
  { label: 'slip.issue', format: 'text', value: ({ issueNo }) => issueNo },
  { label: 'slip.closes', format: 'time', value: ({ closeTime }) => closeTime },
  { label: 'slip.drawn', format: 'time', value: ({ drawTime }) => drawTime },
  {
    label: 'slip.numbers',
    format: 'text',
    value: ({ prizes }) => prizes?.[0]?.numbers.join(' ') ?? null,
  },
];

const MATCH: readonly Column<NonNullable<BetDetail['match']>>[] = [
  { label: 'slip.league', format: 'text', value: ({ league }) => league },
  { label: 'slip.teams', format: 'text', value: ({ home, away }) => `${home} – ${away}` },
  { label: 'slip.starts', format: 'time', value: ({ startTime }) => startTime },
  {
    label: 'slip.score',
    format: 'text',
    value: ({ score }) => (score ? `${score.home} : ${score.away}` : null),
  },
];

function Bet({ bet }: { bet: BetDetail }) {
  const { t } = useTranslation('records');
  return (
    <>
      <Facts label={t('slip.title')} columns={BET_COLUMNS} row={bet} />
      {bet.draw && <Facts label={t('slip.draw')} columns={DRAW} row={bet.draw} />}
      {bet.match && <Facts label={t('slip.match')} columns={MATCH} row={bet.match} />}
      {bet.symbols.length > 0 && (
        <Card>
          <h2 className={styles.head}>{t('slip.round')}</h2>
          <p className={styles.symbols}>{bet.symbols.join(' · ')}</p>
        </Card>
      )}
      <BetLines bet={bet} />
    </>
  );
}

interface FactsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  row: Row;
}

/** Values of a row as a list; the order number has a copy button. */
function Facts<Row>({ label, columns, row }: FactsProps<Row>) {
  const { t } = useTranslation('records');
  const { shown } = useCellText();
  return (
    <Card>
      <h2 className={styles.head}>{label}</h2>
      <Details label={label}>
        {columns
          .filter((column) => column.value(row) !== null)
          .map((column) => (
            <Detail
              key={column.label}
              name={t(column.label)}
              value={shown(column, row)}
              copy={column.label === 'field.orderNo' ? shown(column, row) : undefined}
            />
          ))}
      </Details>
    </Card>
  );
}
