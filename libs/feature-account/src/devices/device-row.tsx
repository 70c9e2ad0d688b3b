import { Button, Card, ConfirmDialog, VisuallyHidden } from '@lobby/ui-kit';
import { useState, type ReactNode } from 'react';
import styles from './devices.module.css';

interface DeviceRowProps {
  name: string;
  /** A short mark beside the name. */
  mark?: string | undefined;
  lines: readonly string[];
  /** Action with a confirmation; undefined for none. */
  action?:
    | { label: string; busy: boolean; title: string; text: ReactNode; onConfirm(): void }
    | undefined;
}

/** A device or a passkey: name, details and the button that removes it. */
export function DeviceRow({ name, mark, lines, action }: DeviceRowProps) {
  const [asking, setAsking] = useState(false);
  return (
    <li>
      <Card>
        <div className={styles.row}>
          <div className={styles.about}>
            <p className={styles.name}>
              {name}
              {mark !== undefined && <span className={styles.mark}>{mark}</span>}
            </p>
            {lines.map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
          </div>
          {action && (
            <Button variant="secondary" busy={action.busy} onClick={() => setAsking(true)}>
              {action.label}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
        </div>
      </Card>
      {action && (
        <ConfirmDialog
          open={asking}
          title={action.title}
          text={action.text}
          confirmLabel={action.label}
          tone="danger"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            action.onConfirm();
          }}
        />
      )}
    </li>
  );
}
