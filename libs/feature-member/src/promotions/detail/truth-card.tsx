import type { Promotion } from '@lobby/api-client';
import { fractionDigits } from '@lobby/feature-kit';
import { formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from '../promotions.module.css';
import { useDay } from '../use-day';
import { Done } from './done';
import { truthOf, type Part, type Writing } from './truth';

const PARTS: readonly Part[] = ['get', 'must', 'until', 'not'];

/** How the viewer's language writes the figures of terms; undefined until the merchant's money and clock are known. */
function useWriting(): Writing | undefined {
  const { t } = useTranslation(['member-promotions', 'common']);
  const language = useLanguage();
  const currency = useCurrency();
  const day = useDay();
  if (!currency || !day) return undefined;
  return {
    day,
    digits: fractionDigits(currency),
    money: (amount) => formatMoney(amount, currency),
    rate: (rate) => formatRate(rate, language),
    games: (categories) =>
      categories.map((category) => t(`game.${category}`)).join(t('common:list.comma')),
  };
}

/** What a promotion gives and asks for, until when, what does not count, and how much of it the viewer has done. */
export function TruthCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('member-promotions');
  const writing = useWriting();
  if (!writing) return null;
  const truth = truthOf(promotion, writing);
  return (
    <section className={styles.section} aria-labelledby="truth">
      <h2 id="truth" className={styles.head}>
        {t('truth.title')}
      </h2>
      <Card>
        <div className={styles.parts}>
          {PARTS.filter((part) => truth[part].length > 0).map((part) => (
            <div key={part} role="group" aria-labelledby={`truth-${part}`}>
              <h3 id={`truth-${part}`} className={styles.part}>
                {t(`truth.${part}`)}
              </h3>
              <ul className={styles.facts}>
                {truth[part].map(({ label, values }) => (
                  <li key={label}>{t(label, values)}</li>
                ))}
              </ul>
            </div>
          ))}
          <Done promotion={promotion} />
        </div>
      </Card>
    </section>
  );
}
