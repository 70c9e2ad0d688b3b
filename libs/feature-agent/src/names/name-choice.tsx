import { More, QueryState, rowsOf, useSearchText } from '@lobby/feature-kit';
import { Checkbox, FormError, isComposing, RadioList, SearchField } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { nameKey, namesQuery } from './names.query';
import styles from './name-choice.module.css';

/** Debounce of the search, ms. */
const DEBOUNCE_MS = 250;

interface NameChoiceProps {
  /** Heading. */
  label: string;
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
  /** Maximum number of names; with 1 the options are radio buttons. */
  most: number;
  error?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** Keeps Enter in the search: a form around it would be sent, or move the focus. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps the search's label of a touch keyboard's enter key, which a form around it would change. */
const keepEnterLabel = (event: FocusEvent): void => event.stopPropagation();

/** Choice among the direct downline with the platform's search; selected names are always shown. */
export function NameChoice({ label, chosen, onChange, most, error, ref }: NameChoiceProps) {
  const { t } = useTranslation('records');
  const [text, setText] = useState('');
  const search = useSearchText({ settled: text, onSettle: setText, debounceMs: DEBOUNCE_MS });
  const names = useInfiniteQuery(namesQuery(text));
  const count = chosen.length;
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles.names}>
      <legend>{label}</legend>
      <SearchField
        label={t('names.search')}
        value={search.typed}
        onValueChange={search.setTyped}
        onKeyDown={keepEnter}
        onFocus={keepEnterLabel}
      />
      {most > 1 && (
        <p className={styles.note} role="status">
          {t('names.chosen', { count, most })}
        </p>
      )}
      <QueryState query={names}>
        {(data) => {
          const found = rowsOf(data, nameKey).map(nameKey);
          const shown = [...chosen.filter((name) => !found.includes(name)), ...found];
          const none = found.length === 0 && <p className={styles.note}>{t('names.none')}</p>;
          if (shown.length === 0) return none;
          return (
            <>
              <div className={styles.list}>
                {most === 1 ? (
                  <RadioList
                    label={label}
                    name="downline"
                    options={shown.map((value) => ({ value, label: value }))}
                    value={chosen[0]}
                    onChange={(name) => onChange([name])}
                  />
                ) : (
                  shown.map((name) => (
                    <Checkbox
                      key={name}
                      label={name}
                      checked={chosen.includes(name)}
                      disabled={!chosen.includes(name) && count >= most}
                      onChange={({ target }) =>
                        onChange(
                          target.checked ? [...chosen, name] : chosen.filter((one) => one !== name),
                        )
                      }
                    />
                  ))
                )}
              </div>
              {none}
              <More pages={names} />
            </>
          );
        }}
      </QueryState>
      {error !== undefined && <FormError>{error}</FormError>}
    </fieldset>
  );
}
