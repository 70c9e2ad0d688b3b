import type { RebateSetting } from '@lobby/api-client';
import { categoryLabel, type ControlProps } from '@lobby/feature-kit';
import { formatRate, useLanguage } from '@lobby/i18n';
import { FormError, IconButton, Minus, Plus } from '@lobby/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { groupAt, indexOf, rateAt, stepsOf, type Rates } from './rates';
import styles from './rates.module.css';

interface RateFieldsProps {
  field: ControlProps<Rates>;
  settings: readonly RebateSetting[];
}

/** A slider per category, within the allowed rates and the brand's step. */
export function RateFields({ field, settings }: RateFieldsProps) {
  const { t } = useTranslation('agent-accounts');
  const { value, onChange, error, ref } = field;
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles.rates}>
      <legend className={styles.legend}>{t('rates.title')}</legend>
      {settings.map((setting) => (
        <RateField
          key={setting.category}
          setting={setting}
          rate={value[setting.category] ?? setting.minRate}
          onChange={(rate) => onChange({ ...value, [setting.category]: rate })}
        />
      ))}
      {error !== undefined && <FormError>{error}</FormError>}
    </fieldset>
  );
}

interface RateFieldProps {
  setting: RebateSetting;
  rate: string;
  onChange(rate: string): void;
}

function RateField({ setting, rate, onChange }: RateFieldProps) {
  const { t } = useTranslation(['agent-accounts', 'categories']);
  const language = useLanguage();
  const id = useId();
  const steps = stepsOf(setting);
  const index = indexOf(setting, rate);
  const category = t(categoryLabel(setting.category));
  const shown = formatRate(rate, language);
  const move = (to: number) => onChange(rateAt(setting, to));
  return (
    <div className={styles.rate}>
      <div className={styles.head}>
        <label htmlFor={id}>{category}</label>
        <output htmlFor={id} className={styles.value}>
          {shown}
        </output>
      </div>
      {steps > 0 && (
        <div className={styles.slider}>
          <IconButton
            label={t('rates.less', { category })}
            icon={<Minus size={20} />}
            disabled={index === 0}
            onClick={() => move(index - 1)}
          />
          <input
            id={id}
            type="range"
            className={styles.range}
            min={0}
            max={steps}
            step={1}
            value={index}
            aria-valuetext={shown}
            aria-describedby={`${id}-note`}
            onChange={(event) => move(Number(event.target.value))}
          />
          <IconButton
            label={t('rates.more', { category })}
            icon={<Plus size={20} />}
            disabled={index === steps}
            onClick={() => move(index + 1)}
          />
        </div>
      )}
      <RateNote id={`${id}-note`} setting={setting} rate={rate} />
    </div>
  );
}

/** Bounds of a rate, and the remaining quota if limited. */
function RateNote({ id, setting, rate }: { id: string; setting: RebateSetting; rate: string }) {
  const { t } = useTranslation('agent-accounts');
  const language = useLanguage();
  const group = groupAt(setting, rate);
  const text = (one: string) => formatRate(one, language);
  const bounds =
    stepsOf(setting) === 0
      ? t('rates.fixed', { rate: text(setting.minRate) })
      : t('rates.range', { min: text(setting.minRate), max: text(setting.maxRate) });
  const quota = group && {
    min: text(group.minRate),
    max: text(group.maxRate),
    count: group.remaining,
  };
  // The minimum rate takes no further place of the quota: it is zero, or the member's current rate.
  if (quota?.count === 0 && indexOf(setting, rate) > 0)
    return (
      <p id={id} className={styles.full}>
        {t('rates.full', quota)}
      </p>
    );
  return (
    <p id={id} className={styles.note}>
      {quota ? t('rates.quota', quota) : bounds}
    </p>
  );
}
