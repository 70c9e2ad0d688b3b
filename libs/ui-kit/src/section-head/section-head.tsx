import type { ReactNode } from 'react';
import { TextLink } from '../button/text-link';
import { ChevronRight } from '../icons/icons';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  title: string;
  /** For `aria-labelledby` of the section. */
  id?: string | undefined;
  action?: { to: string; label: string } | undefined;
  /** Other things at the end of the line, such as tabs. */
  children?: ReactNode;
}

/** The line over a section: its name, and a way to all of it. */
export function SectionHead({ title, id, action, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      {action && (
        <TextLink to={action.to}>
          {action.label}
          <ChevronRight size={16} />
        </TextLink>
      )}
    </div>
  );
}
