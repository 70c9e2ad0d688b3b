import { api, type HeadIcon } from '@lobby/api-client';
import { changeOnce, QueryState, UploadField, useMounted, useSubmission } from '@lobby/feature-kit';
import { useErrorText } from '@lobby/i18n';
import { Avatar, FormError, toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { iconsQuery, refreshMember } from './account.query';
import { useIconAddresses } from './use-icon-addresses';
import styles from './account.module.css';

/** Sets the head icon, one request at a time. */
function useSetIcon(onDone: () => void) {
  const { t } = useTranslation('member-me');
  const queries = useQueryClient();
  return useSubmission('head-icon', {
    send: (icon: string) =>
      changeOnce(
        () => api.member.setIcon({ icon }),
        () => api.member.icons(),
        (now) => now.icon?.iconId === icon,
      ),
    onFailed: () => void refreshMember(queries),
    onDone: () => {
      void refreshMember(queries);
      toast.success(t('icon.done'));
      onDone();
    },
  });
}

/**
 * Sheet to choose a head icon: a preset, or an uploaded image, re-encoded before the upload (decision 27). An image that
 * arrives after the sheet was closed is dropped: another icon may be chosen by then.
 */
export function HeadIconChoice({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('member-me');
  const icons = useQuery(iconsQuery);
  const setIcon = useSetIcon(onDone);
  const [uploading, setUploading] = useState(false);
  const mounted = useMounted();
  const failure = useErrorText(setIcon.error);
  return (
    <div className={styles.choice} aria-busy={setIcon.waiting}>
      <QueryState query={icons}>
        {({ icon, list }) => (
          <div className={styles.icons} role="group" aria-label={t('icon.title')}>
            {list.map((one, place) => (
              <IconButton
                key={one.iconId}
                icon={one}
                name={t('icon.one', { number: place + 1 })}
                chosen={one.iconId === icon?.iconId}
                busy={setIcon.waiting || uploading}
                onChoose={() => setIcon.submit(one.iconId)}
              />
            ))}
          </div>
        )}
      </QueryState>
      <UploadField
        field={{
          name: 'icon',
          value: [],
          onChange: ([uploaded]) => {
            if (mounted.current && uploaded !== undefined) setIcon.submit(uploaded);
          },
          onBlur: () => undefined,
          error: undefined,
          ref: () => undefined,
        }}
        purpose="ICON"
        label={t('icon.own')}
        hint={t('icon.hint')}
        onBusy={setUploading}
      />
      {failure !== undefined && <FormError>{failure}</FormError>}
      {setIcon.waiting && (
        <p className={styles.note} role="status">
          {t('icon.saving')}
        </p>
      )}
    </div>
  );
}

interface IconButtonProps {
  icon: HeadIcon;
  /** Accessible name. */
  name: string;
  chosen: boolean;
  /** An icon is being set or uploaded: ignores presses. */
  busy: boolean;
  onChoose(): void;
}

function IconButton({ icon, name, chosen, busy, onChoose }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={name}
      aria-pressed={chosen}
      aria-disabled={busy}
      onClick={busy ? undefined : onChoose}
    >
      <Avatar addresses={useIconAddresses(icon.url)} />
    </button>
  );
}
