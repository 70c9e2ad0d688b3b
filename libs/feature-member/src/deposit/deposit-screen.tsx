import type { DepositMethod, Protection } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import {
  compareAmounts,
  depositClosure,
  HeaderEnd,
  leastAmount,
  noteLeastDeposit,
  protectionQuery,
  QueryFailed,
  QueryPage,
  RealMoneyOnly,
  useAddressQuery,
} from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useFirstWait, useTemplate } from '@lobby/session';
import { EmptyState, Shield, Shimmer, Skeleton, TextLink } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DepositClosed } from './deposit-closed';
import { DepositForm } from './deposit-form';
import { DepositInDoubt } from './deposit-in-doubt';
import { isKnown, methodsQuery, offersQuery, type OpenMethod } from './deposit.query';
import { MethodList } from './method-list';
import { OpenOrders } from './open-orders';
import { tightestLimit } from './own-limits';
import { useMethodNote } from './use-method-note';
import styles from './deposit.module.css';

/** Deposit (D2 §7): open orders, methods and their form, in one of two templates (D1 §3). */
export function DepositScreen() {
  return (
    <RealMoneyOnly>
      <SaferPlay />
      <Deposit />
    </RealMoneyOnly>
  );
}

/** Header link to the player's limits. */
function SaferPlay() {
  const { t } = useTranslation('member-deposit');
  return (
    <HeaderEnd>
      <span className={styles.headerLink}>
        <TextLink to={PATHS.saferPlay}>
          <Shield size={20} />
          <span className={styles.headerLabel}>{t('safer.link')}</span>
        </TextLink>
      </span>
    </HeaderEnd>
  );
}

/** Fetches and shows all data of the form together: a row that loads later would shift the button. */
function Deposit() {
  const { t } = useTranslation('member-deposit');
  const language = useLanguage();
  const methods = useQuery(methodsQuery(language));
  const offers = useQuery(offersQuery(language));
  const limits = useQuery(protectionQuery);
  const template = useTemplate('deposit');
  const waitsForLimits = useFirstWait(limits);
  const waitsForOffers = useFirstWait(offers);
  const waitsForMethods = useFirstWait(methods);
  if (template === undefined || waitsForLimits || waitsForOffers || waitsForMethods)
    return <DepositSkeleton />;
  return (
    <QueryPage query={methods}>
      {(list) => (
        <>
          <OpenOrders />
          {/* The platform enforces the limits even if they fail to load. */}
          {!limits.isSuccess && <QueryFailed query={limits} card text={t('limit.failed')} />}
          <Methods list={list} protection={limits.data} template={template} />
        </>
      )}
    </QueryPage>
  );
}

/** Skeleton of the methods and the amount field. */
function DepositSkeleton() {
  return (
    <Shimmer>
      <div className={styles.skeleton}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="64px" radius="min(var(--radius-control), 20px)" />
        ))}
        <Skeleton height="60px" radius="var(--radius-control)" />
      </div>
    </Shimmer>
  );
}

interface MethodsProps {
  list: readonly DepositMethod[];
  /** Undefined if it failed to load. */
  protection: Protection | undefined;
  template: 'base' | 'new';
}

function Methods({ list, protection, template }: MethodsProps) {
  const { t } = useTranslation('member-deposit');
  const known = list.filter(isKnown);
  const [first, ...others] = known.filter(({ maintenance }) => !maintenance);
  const least = first && leastAmount(first.min, ...others.map(({ min }) => min));
  // Other screens use the smallest minimum to tell whether a limit rules out any deposit.
  useEffect(() => noteLeastDeposit(least), [least]);
  if (least === undefined) {
    return (
      <>
        <DepositInDoubt />
        <EmptyState title={t('method.none')} text={t('method.noneText')} />
      </>
    );
  }
  const closure = protection && depositClosure(protection, least);
  if (closure) return <DepositClosed closure={closure} />;
  return <OpenMethods methods={known} protection={protection} template={template} />;
}

interface OpenMethodsProps {
  methods: readonly OpenMethod[];
  protection: Protection | undefined;
  template: 'base' | 'new';
}

/** Method list (the choice is in the address) and the method's form. */
function OpenMethods({ methods, protection, template }: OpenMethodsProps) {
  const { t } = useTranslation('member-deposit');
  const { query, change } = useAddressQuery();
  const offers = useQuery(offersQuery(useLanguage()));
  const left = protection && tightestLimit(protection)?.left;
  const isAboveLimit = ({ min }: OpenMethod) => left !== undefined && compareAmounts(min, left) > 0;
  const isClosed = (one: OpenMethod) => one.maintenance || isAboveLimit(one);
  const noteOf = useMethodNote(template, isAboveLimit);
  const open = methods.filter((one) => !isClosed(one));
  const method = open.find(({ methodId }) => methodId === query.get('method')) ?? open[0];
  if (!method) return null;
  const list = offers.data ?? [];
  const accepted = list.find((offer) => offer.accepted && offer.eligible)?.promoId;
  return (
    <DepositForm
      method={method}
      offers={list}
      protection={protection}
      promoId={query.get('promo') ?? accepted ?? ''}
      template={template}
    >
      <MethodList
        // Methods that cannot be chosen come last.
        methods={[...open, ...methods.filter(isClosed)]}
        template={template}
        chosen={method.methodId}
        noteOf={noteOf}
        isClosed={isClosed}
        onChoose={(chosen) => change({ method: chosen })}
      />
      {/* Offers are optional: the deposit works without a bonus. */}
      {!offers.isSuccess && <QueryFailed query={offers} card text={t('bonus.failed')} />}
    </DepositForm>
  );
}

export const Component = DepositScreen;
