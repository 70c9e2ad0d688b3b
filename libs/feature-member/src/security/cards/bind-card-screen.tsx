import { PATHS } from '@lobby/core';
import { QueryPage } from '@lobby/feature-kit';
import { ButtonLink, EmptyState, TextLink } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LockNote } from '../lock-note';
import { realMoneyOnly } from '../real-money-only';
import { bindingQuery, type Binding } from '../security.query';
import { useReturningPath } from '../use-saved';
import { BindCardForm } from './bind-card-form';

/** Binds a bank card; explains if a payment password is missing or the maximum number of cards is reached. */
function BindCardScreen() {
  const binding = useQuery(bindingQuery);
  return <QueryPage query={binding}>{(data) => <BindCard binding={data} />}</QueryPage>;
}

function BindCard({ binding: { config, password, cards, banks } }: { binding: Binding }) {
  const { t } = useTranslation('member-security');
  const returning = useReturningPath();
  const { pathname, search } = useLocation();
  const here = new URLSearchParams({ returnTo: pathname + search });
  if (config.bankCardCount >= config.bankCardMax) {
    return (
      <EmptyState
        title={t('cards.full')}
        action={
          <ButtonLink size="l" to={returning(PATHS.bankCards)}>
            {t('cards.title')}
          </ButtonLink>
        }
      />
    );
  }
  if (!password.hasPaymentPassword) {
    return (
      <EmptyState
        title={t('card.needsPassword')}
        text={t('card.needsPasswordText')}
        action={
          <ButtonLink size="l" to={`${PATHS.paymentPassword}?${here}`}>
            {t('payment.set')}
          </ButtonLink>
        }
      />
    );
  }
  if (password.lockedMs > 0) {
    here.set('by', 'sms');
    return (
      <>
        <LockNote until={password.lockedUntil} />
        <TextLink to={`${PATHS.paymentPassword}?${here}`}>{t('payment.reset')}</TextLink>
      </>
    );
  }
  return <BindCardForm config={config} cards={cards} banks={banks} />;
}

export const Component = realMoneyOnly(BindCardScreen);
