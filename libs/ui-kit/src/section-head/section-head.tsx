import type { ReactNode } from 'react';
import { TextLink } from '../button/button';
import { ChevronRight } from '../icons/icons';
import styles from './section-head.module.css';

interface SectionHeadProps {
  title: string;
  /** For `aria-labelledby` of the section. */
  id?: string | undefined;
  /** Link to the full list. */
  action?: { to: string; label: string } | undefined;
  /** Other content of the row, such as tabs. */
  children?: ReactNode;
}

/** Heading of a section with an optional link to its full list. */
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
