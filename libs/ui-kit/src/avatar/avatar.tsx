import { User } from '../icons/icons';
import { useAttempts } from '../picture/use-attempts';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Addresses of the picture, tried in this order; a placeholder figure shows if none loads. */
  addresses: readonly string[];
  /** Side in px. Default: 64. */
  size?: number | undefined;
}

/** The picture of an account in a ring; decorative, since the name is beside it. */
export function Avatar(props: AvatarProps) {
  // New addresses restart the attempts.
  return <AvatarAttempts key={props.addresses.join(' ')} {...props} />;
}

function AvatarAttempts({ addresses, size = 64 }: AvatarProps) {
  const { attempt, tryNext, takeOver } = useAttempts();
  const address = addresses[attempt];
  return (
    <span className={styles.ring} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      {address === undefined ? (
        <User size={size / 2} />
      ) : (
        <img
          key={attempt}
          ref={takeOver}
          className={styles.picture}
          decoding="async"
          width={size}
          height={size}
          src={address}
          alt=""
          draggable={false}
          onError={tryNext}
        />
      )}
    </span>
  );
}
