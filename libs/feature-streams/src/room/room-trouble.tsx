import { ApiError, type Host } from '@lobby/api-client';
import { LaunchFailure } from '@lobby/feature-kit';
import { formatTime, useErrorText, useLanguage } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { PayRoom } from './pay-room';
import { RoomCover } from './room-cover';

interface RoomTroubleProps {
  /** The reason; null for an untrusted address. */
  error: unknown;
  /** Undefined if it is not known. */
  host?: Host | undefined;
  /** Whether the room was open before. */
  watched?: boolean;
  onRetry(): void;
  onLeave(): void;
}

/** Codes for which a retry is pointless. */
const LASTING = ['account.excluded', 'host.not.live', 'record.not.found', 'room.vip.only'];

/** Heading and text of a room that was open. */
const CLOSED = {
  'host.not.live': { title: 'over.title', text: 'over.text' },
  other: { title: 'ended.title', text: 'ended.text' },
} as const;

const codeOf = (error: unknown) => (error instanceof ApiError ? (error.code ?? '') : '');

/** Price in a refusal; from the platform, not from the room. */
const priceOf = (error: unknown) =>
  error instanceof ApiError ? error.details.fields?.['price'] : undefined;

function useWords({ error, host, watched = false }: RoomTroubleProps) {
  const { t } = useTranslation('streams-room');
  const reason = useErrorText(error);
  if (error === null) return { title: t('refused.title'), text: t('refused.text') };
  if (!watched) return { title: t('failed.title'), text: reason };
  const words = CLOSED[codeOf(error) === 'host.not.live' ? 'host.not.live' : 'other'];
  return { title: t(words.title), text: t(words.text, { host: host?.name ?? t('title.room') }) };
}

/**
 * A room that did not open or was closed: the reason, the next stream, the payment of a private room, further actions.
 */
export function RoomTrouble(props: RoomTroubleProps) {
  const { error, host, onRetry, onLeave } = props;
  const { t } = useTranslation(['streams-room', 'common']);
  const language = useLanguage();
  const { title, text } = useWords(props);
  const price = priceOf(error);
  const next = codeOf(error) === 'host.not.live' ? host?.nextStreamAt : undefined;
  const leave = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={onLeave}>
      {t('streams-room:others')}
    </Button>
  );
  if (host && price !== undefined && codeOf(error) === 'room.not.paid')
    return (
      <PayRoom host={host} price={price} onEnter={onRetry}>
        {leave('secondary')}
      </PayRoom>
    );
  const lasting = error === null || LASTING.includes(codeOf(error));
  return (
    <LaunchFailure
      title={title}
      cover={host && codeOf(error) === 'host.not.live' && <RoomCover cover={host.cover} />}
      text={
        next === undefined ? (
          text
        ) : (
          <>
            {text} {t('streams-room:next', { time: formatTime(next, language) })}
          </>
        )
      }
    >
      {!lasting && <Button onClick={onRetry}>{t('common:action.retry')}</Button>}
      {leave(lasting ? 'primary' : 'secondary')}
    </LaunchFailure>
  );
}
