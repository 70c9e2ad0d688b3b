import { api, oneLine } from '@lobby/api-client';
import { AppForm, RuledField, ruledText, useAppForm, useFieldRules } from '@lobby/feature-kit';
import { Sheet, toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { refreshMember } from './account.query';

interface NicknameSheetProps {
  open: boolean;
  /** Empty if not set. */
  nickname: string;
  onClose(): void;
}

/** Sheet with the nickname form. */
export function NicknameSheet({ open, nickname, onClose }: NicknameSheetProps) {
  const { t } = useTranslation('forms');
  return (
    <Sheet open={open} onClose={onClose} title={t('field.nickname')}>
      <NicknameForm nickname={nickname} onDone={onClose} />
    </Sheet>
  );
}

function NicknameForm({ nickname, onDone }: { nickname: string; onDone(): void }) {
  const { t } = useTranslation('member-me');
  const queries = useQueryClient();
  const rule = useFieldRules()('nickname');
  const schema = useMemo(() => z.object({ nickname: ruledText(rule, undefined, oneLine) }), [rule]);
  const form = useAppForm({
    key: 'nickname',
    schema,
    defaults: { nickname },
    drafts: { nickname: 'nickname' },
    fields: { nickname: 'nickname' },
    send: async ({ nickname: name }) => {
      await api.member.setNickname({ nickname: name });
    },
    settle: async ({ nickname: name }) => {
      const { nickname: kept } = await api.member.info();
      return kept === name ? { answer: undefined } : undefined;
    },
    onFailed: () => void refreshMember(queries),
    onDone: () => {
      void refreshMember(queries);
      toast.success(t('nickname.done'));
      onDone();
    },
  });
  return (
    <AppForm form={form} submit={t('nickname.save')} busyLabel={t('nickname.busy')}>
      <RuledField rule={rule} field={form.field('nickname', rule)} />
    </AppForm>
  );
}
