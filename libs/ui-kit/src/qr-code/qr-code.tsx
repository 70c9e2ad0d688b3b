import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Modules of quiet ground around the code that scanners ask for. */
const QUIET = 4;

interface QrCodeProps {
  payload: string;
  /** Accessible name. */
  label: string;
}

/** A QR code, dark on light in every brand: scanners do not read all inverted ones. */
export function QrCode({ payload, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const code = encode(payload, { ecc: 'M', border: QUIET });
    const runs = code.data.flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
    );
    return { path: runs.join(''), size: code.size };
  }, [payload]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dots} d={path} />
    </svg>
  );
}
