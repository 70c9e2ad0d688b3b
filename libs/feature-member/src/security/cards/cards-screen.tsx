import type { BankCard, SecurityConfig } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { QueryPage, QueryState } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { ButtonLink, Card, EmptyState } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { realMoneyOnly } from '../real-money-only';
import { cardsQuery, configQuery } from '../security.query';
import { useReturningPath } from '../use-saved';
import styles from '../security.module.css';

/** Bound bank cards, masked, with a link to bind another up to the maximum. */
function CardsScreen() {
  const config = useQuery(configQuery);
  const cards = useQuery(cardsQuery);
  return (
    <QueryPage query={config}>
      {(settings) => (
        <QueryState query={cards}>
          {(list) => <Cards cards={list} max={settings.bankCardMax} />}
        </QueryState>
      )}
    </QueryPage>
  );
}

interface CardsProps {
  cards: readonly BankCard[];
  max: SecurityConfig['bankCardMax'];
}

function Cards({ cards, max }: CardsProps) {
  const { t } = useTranslation('member-security');
  const returning = useReturningPath();
  const bind = (
    <ButtonLink size="l" to={returning(PATHS.bindCard)}>
      {t('card.bind')}
    </ButtonLink>
  );
  if (cards.length === 0)
    return <EmptyState title={t('cards.none')} text={t('cards.noneText')} action={bind} />;
  return (
    <>
      <ul role="list" className={styles.cards}>
        {cards.map((card) => (
          <li key={card.bankCardId}>
            <BoundCard card={card} />
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('cards.bound', { bound: cards.length, max })}</p>
      {cards.length < max ? bind : <p className={styles.text}>{t('cards.full')}</p>}
    </>
  );
}

function BoundCard({ card }: { card: BankCard }) {
  const { t } = useTranslation('member-security');
  const language = useLanguage();
  return (
    <Card>
      <div className={styles.card}>
        <h2 className={styles.head}>{card.bankName}</h2>
        <p className={styles.number}>{card.accountNo}</p>
        <p className={styles.text}>{card.accountName}</p>
        {card.branch !== undefined && <p className={styles.text}>{card.branch}</p>}
        <p className={styles.text}>
          {t('cards.since', { when: formatDateTime(card.bindTime, language) })}
        </p>
      </div>
    </Card>
  );
}

export const Component = realMoneyOnly(CardsScreen);
