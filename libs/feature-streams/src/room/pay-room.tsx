import { api, type ApiError, type Host } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import {
  BreakNote,
  LaunchFailure,
  UnknownOutcome,
  useBreak,
  useMoneyAction,
  useSubmission,
} from '@lobby/feature-kit';
import { formatMoney, useErrorText } from '@lobby/i18n';
import {
  settingsQuery,
  useCurrencyOf,
  useDepositClosed,
  useHasOwnAccount,
  walletQuery,
} from '@lobby/session';
import { Button, ButtonLink, ConfirmDialog, toast } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RoomCover } from './room-cover';
import styles from './room.module.css';

interface PayRoomProps {
  host: Host;
  /** Price of the current broadcast, as last returned by the platform. */
  price: string;
  /** Opens the room; the platform checks whether it is paid. */
  onEnter(): void;
  /** Link to other streams. */
  children: ReactNode;
}

/** Sends the payment of a broadcast once per intent. */
function usePayment({ host, price, onEnter }: Omit<PayRoomProps, 'children'>) {
  const { t } = useTranslation('streams-room');
  const money = useMoneyAction({
    name: `streams.payRoom.${host.id}`,
    about: (input: { modelId: string; price: string }) => `${input.modelId} ${input.price}`,
    send: (input, options) => api.streams.payRoom(input, options),
    onFound: onEnter,
  });
  const onFailed = ({ code }: ApiError) => {
    if (code !== 'field.invalid') return;
    toast.info(t('pay.changed'), { duration: 'long' });
    onEnter();
  };
  const payment = useSubmission(`streams.payRoom.${host.id}`, {
    send: money.send,
    leftText: t('pay.done', { name: host.name }),
    onDone: onEnter,
    onFailed,
  });
  return { money, payment, pay: () => payment.submit({ modelId: host.id, price }) };
}

/** A private room: its price before anything is paid, and the payment after a confirmation (D2 §3). */
export function PayRoom({ children, ...room }: PayRoomProps) {
  const { t } = useTranslation(['streams-room', 'common']);
  const [asks, setAsks] = useState(false);
  const { money, payment, pay } = usePayment(room);
  const reason = useErrorText(payment.error);
  const own = useHasOwnAccount();
  const settings = useQuery(settingsQuery);
  const currency = settings.data?.currency;
  const price = formatMoney(room.price, currency);
  const cover = <RoomCover cover={room.host.cover} />;
  const failed = payment.error !== null && !payment.waiting;
  const poor = payment.error?.code === 'wallet.insufficient';
  const toDeposit = !useDepositClosed() && (
    <ButtonLink to={PATHS.deposit}>{t('deposit')}</ButtonLink>
  );
  const pause = useBreak();
  // Without a known price nothing is paid.
  const again = (
    <Button busy={settings.isFetching} onClick={() => void settings.refetch()}>
      {t('common:action.retry')}
    </Button>
  );
  const action = currency ? (
    <Button busy={payment.busy} onClick={() => setAsks(true)}>
      {t('pay.action', { price })}
    </Button>
  ) : (
    settings.isError && again
  );

  if (!own)
    return (
      <LaunchFailure title={t('pay.title')} text={t('pay.notOpen')} cover={cover}>
        {children}
      </LaunchFailure>
    );
  return (
    <LaunchFailure
      title={t('pay.title')}
      cover={cover}
      offer={!failed}
      text={failed ? reason : t('pay.text', { price })}
    >
      <UnknownOutcome money={money} />
      <BreakNote />
      {pause === null && (poor ? toDeposit : action)}
      {children}
      <ConfirmDialog
        open={asks}
        title={t('pay.ask.title')}
        text={<Sums price={price} />}
        confirmLabel={t('pay.action', { price })}
        onConfirm={() => {
          setAsks(false);
          pay();
        }}
        onCancel={() => setAsks(false)}
      />
    </LaunchFailure>
  );
}

/** Price and balance, side by side. */
function Sums({ price }: { price: string }) {
  const { t } = useTranslation('streams-room');
  const { data: wallet } = useQuery(walletQuery);
  const currency = useCurrencyOf(wallet?.currencySymbol);
  const balance = wallet && currency ? formatMoney(wallet.balance, currency) : t('pay.unknown');
  return (
    <span className={styles.sums}>
      <span className={styles.sum}>
        {t('pay.price')} <b>{price}</b>
      </span>
      <span className={styles.sum}>
        {t('pay.balance')} <b>{balance}</b>
      </span>
    </span>
  );
}
