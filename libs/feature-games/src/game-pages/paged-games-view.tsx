import { useErrorText } from '@lobby/i18n';
import { FailedState, TileGridSkeleton } from '@lobby/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyGames, type EmptyGamesProps } from './empty-games';
import type { ListEnd, ListStatus } from './list-status';
import { MoreGames } from './more-games';

export interface PagedGamesViewProps extends EmptyGamesProps {
  status: ListStatus;
  end: ListEnd;
  error: unknown;
  /** A retry is under way. */
  busy: boolean;
  onRetry(): void;
  onNearEnd(near: boolean): void;
  /** The games themselves. */
  children: ReactNode;
}

/** Stands for a list without games: its end is in view, so that more may follow. */
function NothingYet({ onNearEnd, children }: Pick<PagedGamesViewProps, 'onNearEnd' | 'children'>) {
  useEffect(() => onNearEnd(true), [onNearEnd]);
  return children;
}

function Instead(props: PagedGamesViewProps) {
  const { t } = useTranslation('games');
  const { status, error, busy, onRetry, onNearEnd } = props;
  const reason = useErrorText(status === 'failed' ? error : null);
  if (status === 'failed')
    return <FailedState title={t('list.failed')} text={reason} onRetry={onRetry} busy={busy} />;
  return (
    <NothingYet onNearEnd={onNearEnd}>
      {status === 'loading' ? (
        <TileGridSkeleton label={t('list.loading')} />
      ) : (
        <EmptyGames {...props} />
      )}
    </NothingYet>
  );
}

/** A list in whichever state it is; asks nobody for anything. */
export function PagedGamesView(props: PagedGamesViewProps) {
  if (props.status !== 'shown') return <Instead {...props} />;
  return (
    <>
      {props.children}
      <MoreGames end={props.end} busy={props.busy} onRetry={props.onRetry} />
    </>
  );
}
