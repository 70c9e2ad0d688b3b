import { api, type MallReward } from '@lobby/api-client';
import {
  anyText,
  AppForm,
  BreakNote,
  requiredText,
  UnknownOutcome,
  useAppForm,
  useBreak,
  useMoneyAction,
  useOwnNavigate,
  type MoneyOrder,
} from '@lobby/feature-kit';
import { formatCount, useLanguage } from '@lobby/i18n';
import { Shimmer, Skeleton, TextField } from '@lobby/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { HISTORY, mallPath } from './mall.query';
import styles from './mall.module.css';

const ADDRESS_CHARACTERS = 300;

/** Redeems a reward once per intent, then replaces this page with the order. */
function useRedeem({ rewardId, type }: MallReward) {
  const { t } = useTranslation('member-vip');
  const navigate = useOwnNavigate();
  const showOrder = ({ orderNo }: MoneyOrder) =>
    navigate(mallPath(orderNo === undefined ? { view: HISTORY } : { order: orderNo }), {
      replace: true,
    });
  const isItem = type === 'ITEM';
  const schema = useMemo(() => z.object({ address: isItem ? requiredText() : anyText }), [isItem]);
  const money = useMoneyAction<z.output<typeof schema>>({
    name: `points.redeem.${rewardId}`,
    // Omit the address: `about` is stored on the device.
    about: () => rewardId,
    send: ({ address }, options) =>
      api.rewards.redeemPoints({ rewardId, ...(isItem && { address }) }, options),
    onFound: showOrder,
  });
  const form = useAppForm({
    key: `points.redeem.${rewardId}`,
    schema,
    defaults: { address: '' },
    drafts: { address: 'mall.address' },
    fields: { address: 'address' },
    send: money.send,
    leftText: t('order.done'),
    onDone: showOrder,
  });
  return { money, form, isItem };
}

interface RedeemProps {
  reward: MallReward;
  /** The member's points; undefined if unknown. */
  balance: number | undefined;
  /** Whether the points are loading. */
  waiting: boolean;
}

/** Redemption form, or the reason why the reward cannot be redeemed. */
export function Redeem({ reward, balance, waiting }: RedeemProps) {
  const { t } = useTranslation('member-vip');
  const language = useLanguage();
  const { money, form, isItem } = useRedeem(reward);
  const reason = useObstacle(reward, balance);
  // A redemption whose outcome is unknown may itself have used up points or stock.
  const obstacle = money.undecided || form.busy ? undefined : reason;
  const pause = useBreak();
  return (
    <>
      <UnknownOutcome money={money} />
      {waiting && (
        <Shimmer>
          <Skeleton width="100%" height="52px" radius="var(--radius-control)" />
        </Shimmer>
      )}
      <BreakNote />
      {!waiting && obstacle === undefined && pause === null && (
        <AppForm
          form={form}
          submit={t('redeem.action', {
            count: reward.cost,
            points: formatCount(reward.cost, language),
          })}
          busyLabel={t('redeem.busy')}
          alertAt="button"
        >
          {isItem && (
            <TextField
              {...form.field('address')}
              label={t('redeem.address')}
              hint={t('redeem.addressHint')}
              autoComplete="street-address"
              maxLength={ADDRESS_CHARACTERS}
              aria-required
            />
          )}
        </AppForm>
      )}
      {obstacle !== undefined && <p className={styles.obstacle}>{obstacle}</p>}
    </>
  );
}

/** Text of the reason why a reward cannot be redeemed; undefined if it can. */
function useObstacle({ stock, leftToday, cost }: MallReward, balance: number | undefined) {
  const { t } = useTranslation('member-vip');
  const language = useLanguage();
  if (stock === 0) return t('reward.gone');
  if (leftToday === 0) return t('reward.noneToday');
  if (balance === undefined || balance >= cost) return undefined;
  const count = cost - balance;
  return t('reward.short', { count, points: formatCount(count, language) });
}
