import { api, type Promotion } from '@lobby/api-client';
import { loginPath, PATHS, pathWith, promotionPath } from '@lobby/core';
import {
  AppForm,
  BreakNote,
  LimitNotice,
  useAppForm,
  useBreak,
  useHasScreen,
} from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useDepositClosed, useFlag } from '@lobby/session';
import { ButtonLink, toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { applicationPath, promotionQuery, PROMOTIONS } from '../promotions.query';
import { OUTDATED, takePartOnce } from '../take-part-once';

interface TakePartProps {
  promotion: Promotion;
}

const NOTHING = z.object({});

/** Button that signs up for an event, once. */
function SignUp({ promotion: { promoId } }: TakePartProps) {
  const { t } = useTranslation('member-promotions');
  const client = useQueryClient();
  const { queryKey } = promotionQuery(promoId, true, useLanguage());
  const form = useAppForm({
    key: `promotion ${promoId}`,
    schema: NOTHING,
    defaults: {},
    send: async () => void (await api.rewards.applyPromotion({ promoId })),
    ...takePartOnce(promoId),
    outdated: OUTDATED,
    onDone: () => {
      toast.success(t('status.signed'));
      // Show the new status even if the refetch fails.
      client.setQueryData(queryKey, (known) => known && { ...known, status: 'signed' as const });
      void client.invalidateQueries({ queryKey: PROMOTIONS });
    },
  });
  return <AppForm form={form} submit={t('action.signUp')} busyLabel={t('action.signingUp')} />;
}

/** Link to the application form. */
function Apply({ promotion: { promoId, status } }: TakePartProps) {
  const { t } = useTranslation('member-promotions');
  return (
    <ButtonLink to={applicationPath(promoId)} size="l">
      {t(status === 'rejected' ? 'action.applyAgain' : 'action.apply')}
    </ButtonLink>
  );
}

/** Link to the deposit with this bonus preselected; if a deposit limit is reached, its end. */
function Deposit({ promotion: { promoId } }: TakePartProps) {
  const { t } = useTranslation('member-promotions');
  const depositClosed = useDepositClosed();
  if (depositClosed) return <LimitNotice kinds={['DEPOSIT']} />;
  return (
    <ButtonLink to={pathWith(PATHS.deposit, { promo: promoId })} size="l">
      {t('action.deposit')}
    </ButtonLink>
  );
}

/** Component by way of taking part. */
const WAYS: Readonly<Partial<Record<Promotion['howTo'], ComponentType<TakePartProps>>>> = {
  SIGN: SignUp,
  APPLY: Apply,
  DEPOSIT: Deposit,
};

/** Link to the rewards centre, where rewards are claimed. */
function Claim() {
  const { t } = useTranslation('member-promotions');
  const offered = useFlag('rewardsCentre');
  const hasScreen = useHasScreen();
  if (!offered || !hasScreen(PATHS.rewardsCentre)) return null;
  return (
    <ButtonLink to={PATHS.rewardsCentre} size="l">
      {t('action.claim')}
    </ButtonLink>
  );
}

/** The viewer's next action: at most one. None in a break. */
export function TakePart({ promotion }: TakePartProps) {
  const { t } = useTranslation('common');
  const pause = useBreak();
  const { obstacle, promoId } = promotion;
  if (obstacle === 'LOGIN')
    return (
      <ButtonLink to={loginPath(promotionPath(promoId))} size="l">
        {t('action.login')}
      </ButtonLink>
    );
  return (
    <>
      <BreakNote />
      {pause === null && <NextAction promotion={promotion} />}
    </>
  );
}

/** What a viewer who has logged in can do next. */
function NextAction({ promotion }: TakePartProps) {
  const { howTo, status, obstacle } = promotion;
  if (status === 'claim') return <Claim />;
  const open = status === 'join' && obstacle == null;
  const again = status === 'rejected' && howTo === 'APPLY';
  const { [howTo]: Way } = WAYS;
  return Way !== undefined && (open || again) ? <Way promotion={promotion} /> : null;
}
