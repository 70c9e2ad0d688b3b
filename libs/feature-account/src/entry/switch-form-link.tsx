import { TextLink } from '@lobby/ui-kit';
import { useLocation } from 'react-router-dom';
import styles from './entry.module.css';

interface OtherWayProps {
  question: string;
  label: string;
  to: string;
}

/** The line under a form that leads to the other form; the address to come back to goes along. */
export function SwitchFormLink({ question, label, to }: OtherWayProps) {
  const { search } = useLocation();
  return (
    <p className={styles.other}>
      <span>{question}</span>
      <TextLink to={to + search} replace>
        {label}
      </TextLink>
    </p>
  );
}
