import styles from './hero-amount.module.css';

/** Main amount of money or points on a card; takes formatted text. */
export function HeroAmount({ children }: { children: string }) {
  return <p className={styles.amount}>{children}</p>;
}
