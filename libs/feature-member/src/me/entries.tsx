import { formatCount, useLanguage } from '@lobby/i18n';
import { usePayoutLink } from '@lobby/feature-kit';
import { pointsQuery, useSession, useUnread, vipQuery } from '@lobby/session';
import {
  Bank,
  FailedLine,
  IconGrid,
  LinkCard,
  LinkCards,
  RowLink,
  Rows,
  Shimmer,
  Skeleton,
  VisuallyHidden,
} from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from './menu/menu';
import type { Menu } from './menu/use-menu';
import styles from './me.module.css';

interface EntriesProps {
  menu: Menu;
}

/** The four entries used most (D2 §2). */
export function QuickMenu({ menu }: EntriesProps) {
  const { t } = useTranslation('member-me');
  const items = menu
    .entriesOf('quick')
    .map(({ label, icon, to }) => ({ label: t(label), icon, to }));
  return <IconGrid label={t('me.quick')} items={items} />;
}

/** Link to limits, breaks and exclusion, placed above everything that promotes play. */
export function SaferPlay({ menu }: EntriesProps) {
  const { t } = useTranslation('member-me');
  return menu
    .entriesOf('care')
    .map(({ label, icon, to }) => (
      <LinkCard
        key={label}
        look="outline"
        label={t(label)}
        note={t('entry.saferPlayNote')}
        icon={icon}
        to={to}
      />
    ));
}

/** Second line of a tile: the next VIP level, or the points. */
function useTileNotes(menu: Menu): Partial<Record<MenuEntry['label'], string>> {
  const { t } = useTranslation('member-me');
  const language = useLanguage();
  const signedIn = useSession() !== null;
  const has = (tile: MenuEntry['label']) =>
    signedIn && menu.entriesOf('tiles').some(({ label }) => label === tile);
  const vip = useQuery({ ...vipQuery, enabled: has('entry.vip') }).data;
  const points = useQuery({ ...pointsQuery, enabled: has('entry.mall') }).data;
  const count = points?.balance;
  return {
    ...(vip && {
      'entry.vip': vip.next ? t('level.next', { level: vip.next }) : t('level.highest'),
    }),
    ...(count !== undefined && {
      'entry.mall': t('points', { count, points: formatCount(count, language) }),
    }),
  };
}

/** VIP and points mall. */
export function Tiles({ menu }: EntriesProps) {
  const { t } = useTranslation('member-me');
  const notes = useTileNotes(menu);
  const tiles = menu.entriesOf('tiles');
  if (tiles.length === 0) return null;
  return (
    <LinkCards label={t('me.tiles')}>
      {tiles.map(({ label, icon, to }) => (
        <LinkCard key={label} label={t(label)} note={notes[label]} icon={icon} to={to} />
      ))}
    </LinkCards>
  );
}

/** All other entries, as rows. */
export function EntryRows({ menu }: EntriesProps) {
  const { t } = useTranslation('member-me');
  const unread = useUnread() ?? 0;
  return (
    <Rows label={t('me.more')}>
      {menu.entriesOf('rows').map(({ label, icon, to }) => (
        <RowLink
          key={label}
          label={t(label)}
          icon={icon}
          to={to}
          value={label === 'entry.inbox' && unread > 0 ? <UnreadPill count={unread} /> : undefined}
        />
      ))}
      <PayoutRow />
    </Rows>
  );
}

function UnreadPill({ count }: { count: number }) {
  const { t } = useTranslation('member-me');
  return (
    <>
      <span className={styles.pill} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>
    </>
  );
}

/** Payout shortcut for members with a VIP label (D2 §6); opens in a new tab. */
function PayoutRow() {
  const { t } = useTranslation('member-me');
  const link = usePayoutLink();
  return link === undefined ? null : (
    <RowLink label={t('entry.payout')} icon={<Bank />} to={link} external />
  );
}

/** Tiles and other entries as a grid of icons. */
export function EntryGrid({ menu }: EntriesProps) {
  const { t } = useTranslation('member-me');
  const unread = useUnread() ?? 0;
  const items = [...menu.entriesOf('tiles'), ...menu.entriesOf('rows')].map(
    ({ label, icon, to }) => ({
      label: t(label),
      icon,
      to,
      ...(label === 'entry.inbox' && { count: unread, countLabel: t('unread', { count: unread }) }),
    }),
  );
  return (
    <>
      <div className={styles.grid}>
        <IconGrid label={t('me.more')} items={items} />
      </div>
      <PayoutRows />
    </>
  );
}

/** Payout shortcut in its own card. */
function PayoutRows() {
  return usePayoutLink() === undefined ? null : (
    <Rows>
      <PayoutRow />
    </Rows>
  );
}

/** Error with retry: a query that decides which entries show failed. */
export function EntriesFailed({ menu: { failure } }: EntriesProps) {
  const { t } = useTranslation('member-me');
  return failure && <FailedLine text={t('me.failed')} {...failure} card />;
}

/** Heights of a tile and of the card of rows, in pixels. */
const TILE_PX = 68;
const ROWS_PX = 448;

/** Placeholder until the entries are known. */
export function EntriesSkeleton() {
  return (
    <Shimmer>
      <div className={styles.skeleton}>
        {[TILE_PX, TILE_PX, ROWS_PX].map((height, index) => (
          <Skeleton key={index} height={`${height}px`} radius="var(--radius-card)" />
        ))}
      </div>
    </Shimmer>
  );
}
