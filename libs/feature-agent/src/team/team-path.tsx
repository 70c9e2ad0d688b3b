import { ChevronRight } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './team.module.css';

/** Breadcrumb item: a member between the agent and the current one. */
interface Place {
  memberId: string;
  userName: string;
  level: number;
}

interface TeamPathProps {
  /** From the agent (level 0) down to the current member. */
  places: readonly Place[];
  /** Address of a member's team; undefined for the agent's. */
  to(memberId: string | undefined): string;
}

/** Breadcrumbs of the team tree. */
export function TeamPath({ places, to }: TeamPathProps) {
  const { t } = useTranslation('agent-team');
  const nameOf = ({ level, userName }: Place) => (level === 0 ? t('members.top') : userName);
  return (
    <nav aria-label={t('members.path')}>
      <ol className={styles.path}>
        {places.map((place, index) => (
          <li key={place.memberId}>
            {index > 0 && <ChevronRight size={16} />}
            {index === places.length - 1 ? (
              <span aria-current="page">{nameOf(place)}</span>
            ) : (
              <Link to={to(place.level === 0 ? undefined : place.memberId)}>{nameOf(place)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
