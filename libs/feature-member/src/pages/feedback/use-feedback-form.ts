import { api, type FeedbackType } from '@lobby/api-client';
import {
  countedText,
  requiredText,
  rowsOf,
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
import { sentFeedbackQuery, sentKey } from './sent-feedback.query';
import type { ReportedHost } from './use-reported-host';

/** Kinds of feedback, in list order (D2 §3). */
export const FEEDBACK_KINDS = [
  'deposit',
  'withdrawal',
  'game',
  'service',
  'agentApplication',
  'others',
] as const satisfies readonly FeedbackType[];

/** Longest time to show the busy state, ms (D2 §4). */
const BUSY_MS = 10_000;

const isKind = (value: string): value is FeedbackType =>
  FEEDBACK_KINDS.some((kind) => kind === value);

/** First line of a report: the host, truncated to `room` characters. */
const firstLine = (label: string, { id, name }: ReportedHost, room: number) =>
  Array.from(`${label} ${id}${name ? `: ${name}` : ''}`)
    .slice(0, Math.max(room, 0))
    .join('');

/** Ids of the sent feedback in the cache. */
const shownIds = (client: QueryClient) =>
  rowsOf(client.getQueryData(sentFeedbackQuery.queryKey), sentKey).map(sentKey);

/**
 * Finds out whether feedback arrived although the response was lost: the platform lists a feedback with this text that
 * was not listed before sending. Compares ids, as the device's clock may be wrong.
 */
function useArrived() {
  const client = useQueryClient();
  const sent = useRef<{ content: string; before: readonly string[] }>(undefined);
  return {
    /** Call before each try to send. */
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
 * Form state of feedback: kind, text, image, captcha. A report starts with a line that names the host; the line counts
 * towards the length.
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
