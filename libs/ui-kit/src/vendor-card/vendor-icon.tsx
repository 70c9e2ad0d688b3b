import { useAttempts } from '../picture/use-attempts';
import styles from './vendor-card.module.css';

interface VendorIconProps {
  /** Name of the provider, whose first letter is shown if no picture loads. */
  name: string;
  /** Addresses of the picture, tried in this order. */
  addresses: readonly string[];
}

/** The mark of a provider: its picture from the first host that has it, else a drawn letter. The name is beside it. */
export function VendorIcon(props: VendorIconProps) {
  // New addresses start afresh.
  return <IconAttempts key={props.addresses.join(' ')} {...props} />;
}

const ICON_PX = 96;

function IconAttempts({ name, addresses }: VendorIconProps) {
  const { attempt, tryNext, takeOver } = useAttempts();
  const address = addresses[attempt];
  return (
    <span className={styles.icon} aria-hidden="true">
      {address === undefined ? (
        <span className={styles.letter}>{[...name][0]}</span>
      ) : (
        <img
          key={attempt}
          ref={takeOver}
          loading="lazy"
          decoding="async"
          width={ICON_PX}
          height={ICON_PX}
          src={address}
          alt=""
          draggable={false}
          onError={tryNext}
        />
      )}
    </span>
  );
}
