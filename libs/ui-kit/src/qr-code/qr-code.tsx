import { useMemo } from 'react';
import { encodeQr } from './encode-qr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  payload: string;
  /** Accessible name. */
  label: string;
}

/** A QR code, dark on light in every brand: scanners do not read all inverted ones. */
export function QrCode({ payload, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const code = encodeQr(payload);
    return { path: code.dots.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join(''), size: code.size };
  }, [payload]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dots} d={path} />
    </svg>
  );
}
