import type { Draw } from '@lobby/api-client';
import { useTranslation } from 'react-i18next';
import styles from './lottery.module.css';

/** The numbers of one draw by prize (D2 §7). */
export function DrawnNumbers({ prizes, label }: Pick<Draw, 'prizes'> & { label: string }) {
  const { t } = useTranslation('games-lottery');
  return (
    <table className={styles.prizes} aria-label={label}>
      <tbody>
        {prizes.map(({ prize, numbers }, row) => (
          // A response may contain a prize twice.
          <tr key={row} data-prize={prize}>
            <th scope="row">{t(`prize.${prize}`)}</th>
            <td>
              {numbers.map((number, index) => (
                <span key={index}>{number}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
