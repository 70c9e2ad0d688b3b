import { Button, Sheet, TextField } from '@lobby/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText, type Day } from './days';
import { readOwnRange, type RangeProblem, type RecordRange } from './record-range';
import styles from './record.module.css';

interface OwnRangeSheetProps {
  open: boolean;
  /** Initial values. */
  range: RecordRange;
  today: Day;
  onClose(): void;
  onChange(range: RecordRange): void;
}

const ENDS = ['from', 'to'] as const;

/** Sheet to enter the first and the last day of a range. */
export function OwnRangeSheet({ open, onClose, ...form }: OwnRangeSheetProps) {
  const { t } = useTranslation('records');
  return (
    <Sheet open={open} onClose={onClose} title={t('range.own')}>
      <OwnRangeForm {...form} onDone={onClose} />
    </Sheet>
  );
}

interface OwnRangeFormProps extends Pick<OwnRangeSheetProps, 'range' | 'today' | 'onChange'> {
  onDone(): void;
}

function OwnRangeForm({ range, today, onChange, onDone }: OwnRangeFormProps) {
  const { t } = useTranslation('records');
  const [texts, setTexts] = useState({ from: dayText(range.from), to: dayText(range.to) });
  const [problem, setProblem] = useState<RangeProblem>();
  const fields = useRef<Partial<Record<(typeof ENDS)[number], HTMLInputElement | null>>>({});
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readOwnRange(texts, today);
    if ('code' in read) {
      setProblem(read);
      fields.current[read.at]?.focus();
      return;
    }
    onChange(read);
    onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {ENDS.map((end) => (
        <TextField
          key={end}
          ref={(field) => void (fields.current[end] = field)}
          type="date"
          label={t(`range.${end}`)}
          value={texts[end]}
          max={dayText(today)}
          error={problem?.at === end ? t(`range.problem.${problem.code}`) : undefined}
          onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
        />
      ))}
      <Button type="submit" size="l">
        {t('range.apply')}
      </Button>
    </form>
  );
}
