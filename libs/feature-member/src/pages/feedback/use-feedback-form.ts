import { api, type FeedbackType } from '@lobby/api-client';
import {
  countedText,
  requiredText,
  useAppForm,
  useCaptcha,
  useFieldLimits,
  useLoadingToast,
} from '@lobby/feature-kit';
import { useSession } from '@lobby/session';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { sentFeedbackQuery } from './sent-feedback.query';
import type { ReportedHost } from './use-reported-host';

/** Kinds of feedback, in the order of the list (D2 §3). */
export const FEEDBACK_KINDS = [
  'deposit',
  'withdrawal',
  'game',
  'service',
  'agentApplication',
  'others',
] as const satisfies readonly FeedbackType[];

/** Longest wait that is shown, ms (D2 §4). */
const BUSY_MS = 10_000;

const isKind = (value: string): value is FeedbackType =>
  FEEDBACK_KINDS.some((kind) => kind === value);

/** Whom feedback is about, as its first line; as much of it as leaves room for the text below. */
const firstLine = (label: string, { id, name }: ReportedHost, room: number) =>
  Array.from(`${label} ${id}${name ? `: ${name}` : ''}`)
    .slice(0, Math.max(room, 0))
    .join('');

/** Identifiers of the sent feedback that the page shows. */
const shownIds = (client: QueryClient) =>
  (client.getQueryData(sentFeedbackQuery.queryKey)?.pages ?? []).flatMap(({ list }) =>
    list.map(({ id }) => id),
  );

/**
 * Finds out whether feedback arrived whose answer was lost: the platform lists it, and did not when it was first sent. By
 * identifiers: the phone's clock may be wrong.
 */
function useArrived() {
  const client = useQueryClient();
  const sent = useRef<{ content: string; before: readonly string[] }>(undefined);
  return {
    /** Call before each try to send a text. */
    note(content: string) {
      if (sent.current?.content !== content) sent.current = { content, before: shownIds(client) };
    },
    async settle() {
      const { content, before = [] } = sent.current ?? {};
      const { list } = await api.member.sentFeedback();
      const arrived = list.some((one) => one.content === content && !before.includes(one.id));
      return arrived ? { answer: undefined } : undefined;
    },
  };
}

/**
 * Form of feedback: its kind, a text with bounds, a picture, a captcha. Of feedback about a host the first line says so,
 * and counts among the characters.
 */
export function useFeedbackForm(onSent: () => void, host: ReportedHost | undefined) {
  const { t } = useTranslation('member-pages');
  const sender = useSession()?.userName ?? '';
  const captcha = useCaptcha(true);
  const client = useQueryClient();
  const arrived = useArrived();
  const { feedbackMin: minLength, feedbackMax } = useFieldLimits();
  const about = host ? `${firstLine(t('feedback.host'), host, feedbackMax - minLength - 1)}\n` : '';
  const maxLength = feedbackMax - Array.from(about).length;
  const schema = useMemo(
    () =>
      z.object({
        kind: requiredText('choiceRequired'),
        description: countedText({ required: true, minLength, maxLength }),
        captcha: captcha.schema,
        images: z.array(z.string()),
      }),
    [minLength, maxLength, captcha.schema],
  );
  const form = useAppForm({
    key: 'feedback',
    schema,
    defaults: { kind: host ? 'others' : '', description: '', captcha: '', images: [] },
    drafts: { description: 'feedback', ...(host ? {} : { kind: 'feedback.kind' }) },
    captcha,
    fields: { content: 'description', captcha: 'captcha', image: 'images' },
    refusals: { 'captcha.wrong': 'captcha', 'upload.invalid': 'images' },
    send: async (values) => {
      const description = (about + values.description).trim();
      arrived.note(description);
      await api.member.sendFeedback({
        type: isKind(values.kind) ? values.kind : 'others',
        description,
        sender,
        captcha: captcha.take(values.captcha) ?? '',
        image: values.images[0],
      });
    },
    settle: arrived.settle,
    onDone: () => {
      void client.invalidateQueries({ queryKey: sentFeedbackQuery.queryKey });
      onSent();
    },
  });
  useLoadingToast(form.waiting, t('feedback.busy'), BUSY_MS);
  return { form, captcha, bounds: { minLength, maxLength } };
}
