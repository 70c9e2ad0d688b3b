import { QueryState, useSearchText } from '@lobby/feature-kit';
import { Checkbox, FormError, RadioList, SearchField } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { namesQuery } from './names.query';
import styles from './name-choice.module.css';

const DEBOUNCE_MS = 250;

interface NameChoiceProps {
  /** Heading of the choice. */
  label: string;
  /** Name of the search box. */
  searchLabel: string;
  noneText: string;
  /** How many more there are. */
  moreText(count: number): string;
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
  /** One name at most. */
  single?: boolean | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** Choice among the direct downline: searched by the platform, the chosen ones always in view. */
export function NameChoice(props: NameChoiceProps) {
  const { label, searchLabel, noneText, moreText, chosen, onChange, single, error, ref } = props;
  const [text, setText] = useState('');
  const search = useSearchText({ settled: text, onSettle: setText, debounceMs: DEBOUNCE_MS });
  const names = useQuery(namesQuery(text));
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles.names}>
      <legend>{label}</legend>
      <SearchField label={searchLabel} value={search.typed} onValueChange={search.setTyped} />
      <QueryState query={names}>
        {({ list, total }) => {
          const found = list.map(({ userName }) => userName);
          const shown = [...chosen, ...found.filter((name) => !chosen.includes(name))];
          if (shown.length === 0) return <p className={styles.note}>{noneText}</p>;
          return (
            <>
              <div className={styles.list}>
                {single ? (
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
                      onChange={() => toggle(name)}
                    />
                  ))
                )}
              </div>
              {total > found.length && (
                <p className={styles.note}>{moreText(total - found.length)}</p>
              )}
            </>
          );
        }}
      </QueryState>
      {error !== undefined && <FormError>{error}</FormError>}
    </fieldset>
  );
}
