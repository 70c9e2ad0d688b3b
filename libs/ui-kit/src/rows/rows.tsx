import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronDown, ChevronRight } from '../icons/icons';
import styles from './rows.module.css';

interface RowsProps {
  label?: string | undefined;
  children: ReactNode;
}

/** A card of rows; its children are RowLinks and RowSwitches. */
export function Rows({ label, children }: RowsProps) {
  return (
    <ul role="list" className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowSwitchProps {
  label: string;
  /** Description below the label. */
  hint?: string | undefined;
  icon?: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A row with a switch. */
export function RowSwitch({ label, hint, icon, checked, onChange }: RowSwitchProps) {
  const id = useId();
  return (
    <li>
      <label className={styles.row}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={styles.label}>
          <span id={`${id}n`}>{label}</span>
          {hint !== undefined && (
            <span className={styles.hint} id={`${id}h`}>
              {hint}
            </span>
          )}
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          className={styles.switch}
          checked={checked}
          aria-labelledby={`${id}n`}
          aria-describedby={hint === undefined ? undefined : `${id}h`}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
    </li>
  );
}

interface RowTextProps extends Pick<RowLinkProps, 'label' | 'icon' | 'value'> {
  /** A sentence below the label. */
  hint?: string | undefined;
}

/** A static row: a label and its value. */
export function RowText({ label, icon, value, hint }: RowTextProps) {
  return (
    <li>
      <div className={styles.row}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={styles.label}>
          {label}
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
      </div>
    </li>
  );
}

interface RowLinkProps {
  label: string;
  icon?: ReactNode;
  /** Current value, at the end of the row. */
  value?: ReactNode;
  to?: string | undefined;
  /** `to` is another site: opens in a new tab. */
  external?: boolean | undefined;
  onClick?: (() => void) | undefined;
  /** Expanded state of a button that shows further rows below it. */
  expanded?: boolean | undefined;
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** A 56 px row: a link with `to`, else a button. */
export function RowLink(props: RowLinkProps) {
  const { label, icon, value, to, external, onClick, expanded } = props;
  const inside = (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {expanded === undefined ? <ChevronRight size={16} /> : <ChevronDown size={16} />}
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <button type="button" className={styles.row} aria-expanded={expanded} onClick={onClick}>
          {inside}
        </button>
      ) : (
        <Link to={to} className={styles.row} onClick={onClick} {...(external && NEW_TAB)}>
          {inside}
        </Link>
      )}
    </li>
  );
}
