import { useErrorText } from '@lobby/i18n';
import { Button, Download, FailedLine, Print, toast } from '@lobby/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../save-file/save-file';
import { csvFile } from './csv';
import { PrintSheet } from './print-sheet';
import type { RecordKind } from './record-kind';
import { loadAllRows, type AllRows, type RecordRequest } from './record-query';
import { useCellText } from './use-cell-text';
import styles from './record.module.css';

type Purpose = 'export' | 'print';

interface RecordFilesProps<Row, Sums, F extends Partial<Record<string, string>>> {
  kind: RecordKind<Row, Sums, F>;
  request: RecordRequest<F>;
  /** Days of the range, for the file's name and the printed heading. */
  days: string;
}

/** Loads all rows, with progress and cancellation. */
function useAllRows<Row, Sums, F extends Partial<Record<string, string>>>(
  { kind, request }: Pick<RecordFilesProps<Row, Sums, F>, 'kind' | 'request'>,
  onLoaded: (all: AllRows<Row>, purpose: Purpose) => void,
) {
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const load = useMutation({
    mutationFn: (_purpose: Purpose) => {
      stop.current.abort();
      stop.current = new AbortController();
      setProgress({ done: 0, total: 0 });
      const { signal } = stop.current;
      const onProgress = (done: number, total: number) => setProgress({ done, total });
      return loadAllRows(kind, request, { signal, onProgress });
    },
    meta: { ownError: true },
    onSuccess: onLoaded,
  });
  const cancel = () => {
    stop.current.abort();
    load.reset();
  };
  return { load, progress, cancel };
}

/** Buttons that save and print all rows of the range. */
export function RecordFiles<Row, Sums, F extends Partial<Record<string, string>>>(
  props: RecordFilesProps<Row, Sums, F>,
) {
  const { kind, days } = props;
  const { t } = useTranslation(['records', 'common']);
  const text = useCellText();
  const [printed, setPrinted] = useState<readonly Row[]>();
  const { load, progress, cancel } = useAllRows(props, ({ rows, total }, purpose) => {
    if (purpose === 'print') {
      setPrinted(rows);
      return;
    }
    const head = kind.columns.map(({ label }) => t(label));
    const lines = rows.map((row) => kind.columns.map((column) => text.filed(column, row)));
    saveFile(`${kind.name}-${days.replaceAll(' ', '')}.csv`, csvFile([head, ...lines]));
    if (rows.length < total)
      toast.info(t('file.part', { count: rows.length, total }), { duration: 'long' });
    else toast.success(t('file.saved', { count: total }), { duration: 'short' });
  });
  const reason = useErrorText(load.error);
  return (
    <div className={styles.files}>
      <div className={styles.buttons}>
        <Button variant="secondary" busy={load.isPending} onClick={() => load.mutate('export')}>
          <Download size={20} />
          {t('file.export')}
        </Button>
        <Button variant="secondary" busy={load.isPending} onClick={() => load.mutate('print')}>
          <Print size={20} />
          {t('file.print')}
        </Button>
      </div>
      {load.isPending && <Progress {...progress} onCancel={cancel} />}
      {load.isError && (
        <FailedLine
          text={`${t('file.failed')} ${reason ?? ''}`}
          onRetry={() => load.mutate(load.variables)}
        />
      )}
      {printed && (
        <PrintSheet
          title={`${t(kind.title)} ${days}`}
          columns={kind.columns}
          rows={printed}
          onDone={() => setPrinted(undefined)}
        />
      )}
    </div>
  );
}

interface ProgressProps {
  done: number;
  total: number;
  onCancel(): void;
}

function Progress({ done, total, onCancel }: ProgressProps) {
  const { t } = useTranslation(['records', 'common']);
  return (
    <div className={styles.progress}>
      <progress
        aria-label={t('file.busy')}
        max={Math.max(total, 1)}
        {...(total > 0 && { value: done })}
      />
      <p role="status">{total > 0 ? t('file.progress', { done, total }) : t('file.busy')}</p>
      <Button variant="plain" onClick={onCancel}>
        {t('common:action.cancel')}
      </Button>
    </div>
  );
}
