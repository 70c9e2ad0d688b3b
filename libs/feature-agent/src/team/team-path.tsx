import { ChevronRight } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './team.module.css';

/** A member on the way from the agent down to another one. */
interface Place {
  memberId: string;
  userName: string;
  level: number;
}

interface TeamPathProps {
  /** From the agent, level 0, down to where one is. */
  places: readonly Place[];
  /** Address of the team of a member; undefined is the agent's own. */
  to(memberId: string | undefined): string;
}

/** Where one is in the tree of the team, with the way back up. */
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
