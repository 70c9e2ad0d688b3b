import { loginPath, PATHS } from '@lobby/core';
import {
  frameMessage,
  LaunchedFact,
  LaunchedFrame,
  LaunchedPage,
  LaunchedStrip,
  LaunchFailure,
  LaunchIcon,
  LaunchNote,
  LaunchWait,
  leaveSite,
  useLeave,
  useScreenTitle,
  type FrameEvent,
  type FrameSender,
} from '@lobby/feature-kit';
import { useErrorText } from '@lobby/i18n';
import { useSession } from '@lobby/session';
import { Button, Expand, Headset, IconButton } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { chatUnreadQuery } from './service.query';
import { useChatLaunch } from './use-chat-launch';

/** Message from a chat's frame: its close button was pressed. */
const leaveMessage = z.object({ type: z.literal('lobby.leave') });

const readLeave = (event: FrameEvent, sender: FrameSender) =>
  frameMessage(leaveMessage, event, sender);

/** Embedded customer service chat; guests log in first (D2 §2). */
export function ServiceChat({ title }: { title: string }) {
  const { key, pathname, search } = useLocation();
  if (useSession() === null) return <Navigate to={loginPath(pathname + search)} replace />;
  return <Chat key={key} title={title} visit={key} />;
}

interface ChatProps {
  title: string;
  /** Identifies the navigation that opened the chat. */
  visit: string;
}

/** One visit to the chat, from launch to leave. */
function Chat({ title, visit }: ChatProps) {
  const { t } = useTranslation('member-service');
  const client = useQueryClient();
  const { launch, message, attempt, retry } = useChatLaunch(title, visit);
  const [loaded, setLoaded] = useState<number>();
  const leave = useLeave({ to: PATHS.service, back: visit !== 'default' });
  useScreenTitle(title);
  const onLoad = useCallback(() => {
    setLoaded(attempt);
    // Opening the chat marks its messages as read.
    void client.invalidateQueries({ queryKey: chatUnreadQuery.queryKey });
  }, [attempt, client]);
  const ready = launch.step === 'ready' ? launch : undefined;
  const trouble = launch.step === 'refused' || 'error' in launch;
  const alone = ready && (
    <IconButton
      label={t('chat.alone')}
      icon={<Expand />}
      onClick={() => leaveSite({ href: ready.address })}
    />
  );
  return (
    <LaunchedPage
      name={title}
      region={t('service.title')}
      strip={
        <LaunchedStrip
          leaveLabel={t('chat.leave')}
          onLeave={leave}
          facts={<LaunchedFact name={t('service.title')} value={title} />}
        >
          {alone}
        </LaunchedStrip>
      }
      notice={<LaunchNote text={ready ? message : undefined} />}
    >
      {ready && (
        <LaunchedFrame
          key={attempt}
          address={ready.address}
          origin={ready.origin}
          title={title}
          read={readLeave}
          onLoad={onLoad}
          onMessage={leave}
        />
      )}
      {trouble && (
        <ChatTrouble
          error={'error' in launch ? launch.error : null}
          onRetry={retry}
          onLeave={leave}
        />
      )}
      {!trouble && loaded !== attempt && (
        <ChatWait key={`wait-${attempt}`} onRetry={retry} onLeave={leave} />
      )}
    </LaunchedPage>
  );
}

interface WayProps {
  onRetry(): void;
  onLeave(): void;
}

/** Covers a loading chat; shows a notice if it is slow. */
function ChatWait({ onRetry, onLeave }: WayProps) {
  const { t } = useTranslation('member-service');
  const slow = { title: t('chat.slow.title'), text: t('chat.slow.text'), leave: t('chat.others') };
  return (
    <LaunchWait
      cover={
        <LaunchIcon>
          <Headset />
        </LaunchIcon>
      }
      opening={t('chat.opening')}
      words={{ slow, stuck: slow }}
      retryLabel={t('chat.again')}
      onRetry={onRetry}
      onLeave={onLeave}
    />
  );
}

/** Error of a chat; null for an untrusted URL (decision 23). */
function ChatTrouble({ error, onRetry, onLeave }: WayProps & { error: unknown }) {
  const { t } = useTranslation('member-service');
  const reason = useErrorText(error);
  return (
    <LaunchFailure title={t('chat.failed')} text={error === null ? t('service.refused') : reason}>
      {error !== null && <Button onClick={onRetry}>{t('chat.again')}</Button>}
      <Button variant={error === null ? 'primary' : 'secondary'} onClick={onLeave}>
        {t('chat.others')}
      </Button>
    </LaunchFailure>
  );
}
