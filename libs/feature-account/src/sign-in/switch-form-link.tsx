import { TextLink } from '@lobby/ui-kit';
import { useLocation } from 'react-router-dom';
import styles from './sign-in.module.css';

interface SwitchFormLinkProps {
  question: string;
  label: string;
  to: string;
}

/** Link under a form to another form; keeps the query, and with it `returnTo`. */
export function SwitchFormLink({ question, label, to }: SwitchFormLinkProps) {
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
