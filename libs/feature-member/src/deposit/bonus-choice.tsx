import type { DepositMethod, DepositOffer } from '@lobby/api-client';
import { DAY_MS } from '@lobby/core';
import { categoryLabel, ChoiceRow, fractionDigits, type AmountRule } from '@lobby/feature-kit';
import { formatDate, formatMoney, useLanguage } from '@lobby/i18n';
import { Card, Gift, Rows } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferBlock } from './deposit-bounds';
import { sumsOf } from './deposit-sums';
import styles from './deposit.module.css';

interface BonusChoiceProps {
  offers: readonly DepositOffer[];
  /** Id of the selected offer; empty for no bonus. */
  value: string;
  onChange(promoId: string): void;
  /** Offer that applies to the deposit; undefined if none does. */
  chosen: DepositOffer | undefined;
  blockOf(offer: DepositOffer): OfferBlock | undefined;
  /** Decimal string; empty before one is typed. */
  amount: string;
  method: DepositMethod;
  currency: AmountRule['currency'];
}

/** Row with the selected bonus (none by default) that opens the list; below it a note and the bonus's terms. */
export function BonusChoice(props: BonusChoiceProps) {
  const { offers, value, onChange, chosen, blockOf } = props;
  const { t } = useTranslation('member-deposit');
  const noteOf = useBonusNote(props);
  if (offers.length === 0) return null;
  const none = { value: '', label: t('bonus.none'), note: noteOf(undefined) };
  const bonuses = offers.map((offer) => ({
    value: offer.promoId,
    label: offer.title,
    note: noteOf(offer),
    disabled: !offer.eligible || blockOf(offer) !== undefined,
  }));
  const selected = offers.find(({ promoId }) => promoId === value);
  return (
    <div className={styles.section}>
      <Rows>
        <ChoiceRow
          label={t('bonus.label')}
          icon={<Gift />}
          options={[none, ...bonuses]}
          value={chosen?.promoId ?? ''}
          onChange={onChange}
        />
      </Rows>
      <div className={styles.text} aria-live="polite">
        {selected && !chosen && (
          <p>
            {t('bonus.left', { title: selected.title })} {noteOf(selected)}
          </p>
        )}
        <p>{noteOf(chosen)}</p>
      </div>
      {chosen && <Terms {...props} offer={chosen} />}
    </div>
  );
}

/** Returns the note of a choice: its benefit and requirements, or why it cannot be chosen. */
function useBonusNote({ amount, method, currency, blockOf }: BonusChoiceProps) {
  const { t } = useTranslation('member-deposit');
  const money = (sum: string) => formatMoney(sum, currency);
  const digits = fractionDigits(currency);
  return (offer: DepositOffer | undefined): string => {
    if (offer?.eligible === false) return t(`bonus.reason.${offer.reason ?? 'UNKNOWN'}`);
    const { bonus, wager } = sumsOf({ amount: amount || '0', method, offer, digits });
    if (offer) {
      const { minDeposit, wagerMultiple: times } = offer;
      const block = blockOf(offer);
      if (block) return t(`bonus.above.${block}`, { amount: money(minDeposit) });
      if (bonus === '0') return t('bonus.least', { amount: money(minDeposit), times });
      return t('bonus.note', { bonus: money(bonus), times });
    }
    if (method.wagerMultiple === 0) return t('bonus.free');
    const known = wager !== undefined && wager !== '0';
    return known ? t('bonus.stake', { amount: money(wager) }) : t('bonus.noExtra');
  };
}

/** Terms of a bonus: total turnover, deadline, exclusions. */
function Terms({ offer, amount, method, currency }: BonusChoiceProps & { offer: DepositOffer }) {
  const { t } = useTranslation(['member-deposit', 'categories', 'common']);
  const { validDays, excludedCategories, maxBet } = offer;
  const digits = fractionDigits(currency);
  const { bonus, wager } = sumsOf({ amount: amount || '0', method, offer, digits });
  const [today] = useState(() => Date.now());
  const date = formatDate(today + validDays * DAY_MS, useLanguage());
  const known = wager !== undefined && bonus !== '0';
  const total = known ? formatMoney(wager, currency) : '';
  const games = excludedCategories
    .map((category) => t(categoryLabel(category)))
    .join(t('common:list.comma'));
  return (
    <Card>
      <div className={styles.terms} aria-live="polite">
        <p>{known ? t('terms.total', { total, date }) : t('terms.untold', { date })}</p>
        {games !== '' && <p>{t('terms.excluded', { games })}</p>}
        {maxBet !== undefined && (
          <p>{t('terms.maxBet', { amount: formatMoney(maxBet, currency) })}</p>
        )}
      </div>
    </Card>
  );
}
