import type { Promotion } from '@lobby/api-client';
import { categoryLabel, fractionDigits } from '@lobby/feature-kit';
import { formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from '../promotions.module.css';
import { useDay } from '../use-day';
import { Done } from './done';
import { keyTermsOf, type Part, type Writing } from './key-terms';

const PARTS: readonly Part[] = ['get', 'must', 'until', 'not'];

/** Formatters of the terms' figures in the viewer's language; undefined until currency and time zone are loaded. */
function useWriting(): Writing | undefined {
  const { t } = useTranslation(['member-promotions', 'categories', 'common']);
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
      categories.map((category) => t(categoryLabel(category))).join(t('common:list.comma')),
  };
}

/** Card with the key terms: benefit, requirements, dates, exclusions, and the viewer's progress. */
export function KeyTermsCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('member-promotions');
  const writing = useWriting();
  if (!writing) return null;
  const terms = keyTermsOf(promotion, writing);
  return (
    <section className={styles.section} aria-labelledby="key-terms">
      <h2 id="key-terms" className={styles.head}>
        {t('keyTerms.title')}
      </h2>
      <Card>
        <div className={styles.parts}>
          {PARTS.filter((part) => terms[part].length > 0).map((part) => (
            <div key={part} role="group" aria-labelledby={`key-terms-${part}`}>
              <h3 id={`key-terms-${part}`} className={styles.part}>
                {t(`keyTerms.${part}`)}
              </h3>
              <ul className={styles.facts}>
                {terms[part].map(({ label, values }) => (
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
