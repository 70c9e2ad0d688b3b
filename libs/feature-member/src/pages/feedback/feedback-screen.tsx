import { PATHS } from '@lobby/core';
import {
  AppForm,
  CaptchaInput,
  ChoiceField,
  CountedField,
  countedLength,
  UploadField,
  useAddressQuery,
} from '@lobby/feature-kit';
import { Button, ButtonLink, Card, Detail, Details, EmptyState } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import { SentFeedback } from './sent-feedback';
import { FEEDBACK_KINDS, useFeedbackForm } from './use-feedback-form';
import { HOST, useReportedHost, type ReportedHost } from './use-reported-host';

interface FeedbackFormProps {
  /** Reported host, if the feedback comes from a room. */
  host: ReportedHost | undefined;
  onSent(): void;
}

/** Feedback form: kind, text, one image, captcha; can be sent from the minimum length on (D2 §4). */
function FeedbackForm({ host, onSent }: FeedbackFormProps) {
  const { t } = useTranslation(['member-pages', 'forms']);
  const { form, captcha, bounds } = useFeedbackForm(onSent, host);
  const description = form.control('description', bounds);
  const options = FEEDBACK_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }));
  return (
    <Card>
      <AppForm
        form={form}
        submit={t('feedback.send')}
        disabled={countedLength(description.value) < bounds.minLength}
        alertAt="button"
      >
        {host && (
          <Details>
            <Detail name={t('feedback.host')} value={host.name ?? host.id} />
          </Details>
        )}
        <ChoiceField field={form.control('kind')} label={t('feedback.kind')} options={options} />
        <CountedField
          field={description}
          label={t('feedback.description')}
          hint={t('feedback.hint', { min: bounds.minLength, max: bounds.maxLength })}
          max={bounds.maxLength}
        />
        <UploadField
          field={form.control('images')}
          purpose="FEEDBACK"
          label={t('feedback.image')}
          hint={t('forms:field.optional')}
          max={1}
        />
        <CaptchaInput captcha={captcha} form={form} />
      </AppForm>
    </Card>
  );
}

/** Feedback to the platform (D2 §2), with a confirmation after sending. */
export function FeedbackScreen() {
  const { t } = useTranslation('member-pages');
  const [sent, setSent] = useState(false);
  const host = useReportedHost();
  const { change } = useAddressQuery();
  const another = () => {
    change({ [HOST]: undefined });
    setSent(false);
  };
  if (!sent)
    return (
      <div className={styles.page}>
        <FeedbackForm key={host?.id} host={host} onSent={() => setSent(true)} />
        <SentFeedback />
      </div>
    );
  return (
    <div role="status">
      <EmptyState
        art="inbox"
        title={t('feedback.sent')}
        text={t('feedback.sentText')}
        action={
          <div className={styles.actions}>
            <Button onClick={another}>{t('feedback.another')}</Button>
            <ButtonLink to={PATHS.service} variant="secondary">
              {t('texts.service')}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}

export const Component = FeedbackScreen;
