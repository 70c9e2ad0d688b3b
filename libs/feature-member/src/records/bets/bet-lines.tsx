import { api, UNKNOWN, type BetDetail, type BetLine } from '@lobby/api-client';
import { sumOf } from '@lobby/core';
import {
  type RecordLabel,
  UnknownOutcome,
  useMoneyAction,
  useSubmission,
} from '@lobby/feature-kit';
import { formatMoney, useErrorText } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Button, Card, Checkbox, ConfirmDialog, FormError, toast } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bet.module.css';

/** Named picks; all others are numbers. */
const SIDES = ['ODD', 'EVEN', 'BIG', 'SMALL', 'HOME', 'AWAY', 'DRAW', 'OVER', 'UNDER'] as const;

const sideLabel = (pick: string): RecordLabel | undefined => {
  const side = SIDES.find((one) => one === pick);
  return side && `pick.${side}`;
};

/** Cancels bet lines once per intent; queries the outcome if the response is lost (decision 21). */
function useCancelLines(orderNo: string, onDone: () => void) {
  const { t } = useTranslation('records');
  const tell = () => void toast.success(t('cancel.done'), { duration: 'long' });
  const money = useMoneyAction<string[]>({
    name: 'orders.cancel',
    about: (lineNos) => `${orderNo} ${lineNos.toSorted().join(' ')}`,
    send: (lineNos, options) => api.orders.cancelLines({ orderNo, lineNos }, options),
    // Keeps other lines that were chosen since.
    onFound: tell,
  });
  const submission = useSubmission('orders.cancel', {
    send: money.send,
    onDone: () => {
      tell();
      onDone();
    },
  });
  return { money, submission };
}

/** Lines of a bet; lottery lines can be cancelled until the draw closes. */
export function BetLines({ bet }: { bet: BetDetail }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const { money, submission } = useCancelLines(bet.orderNo, () => setChosen(new Set()));
  const reason = useErrorText(submission.error);
  const open = bet.lines.filter(({ cancellable }) => cancellable);
  const wanted = open.filter(({ lineNo }) => chosen.has(lineNo));
  const toggle = (lineNo: string) => (on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(lineNo);
    else next.delete(lineNo);
    setChosen(next);
  };
  const send = () => {
    setAsking(false);
    submission.submit(wanted.map(({ lineNo }) => lineNo));
  };
  return (
    <Card>
      <h2 className={styles.head}>{t('slip.lines')}</h2>
      <ul className={styles.lines} aria-label={t('slip.lines')}>
        {bet.lines.map((line) => (
          <li key={line.lineNo}>
            <Line line={line} chosen={chosen.has(line.lineNo)} onChoose={toggle(line.lineNo)} />
          </li>
        ))}
      </ul>
      <UnknownOutcome money={money} />
      {reason !== undefined && <FormError>{reason}</FormError>}
      {open.length > 0 && (
        <Button
          variant="secondary"
          size="l"
          busy={submission.waiting}
          busyLabel={t('cancel.busy')}
          disabled={wanted.length === 0}
          onClick={() => setAsking(true)}
        >
          {t('cancel.action')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('cancel.title')}
        text={t('cancel.text', {
          amount: formatMoney(sumOf(wanted.map(({ stake }) => stake)), currency),
        })}
        confirmLabel={t('cancel.action')}
        cancelLabel={t('cancel.keep')}
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={send}
      />
    </Card>
  );
}

interface LineProps {
  line: BetLine;
  chosen: boolean;
  onChoose(chosen: boolean): void;
}

/** One line: pick, odds, stake, state, and a checkbox while it can be cancelled. */
function Line({ line, chosen, onChoose }: LineProps) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const side = sideLabel(line.pick);
  const play = t(`play.${line.playCode === UNKNOWN ? UNKNOWN : line.playCode}`);
  const name = `${play}: ${side ? t(side) : line.pick}`;
  return (
    <>
      {line.cancellable ? (
        <Checkbox
          label={name}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      ) : (
        <p className={styles.name}>{name}</p>
      )}
      <p className={styles.figures}>
        <span>{formatMoney(line.stake, currency)}</span>
        <span>× {line.odds}</span>
        <span>{t(`bet.${line.status}`)}</span>
      </p>
    </>
  );
}
