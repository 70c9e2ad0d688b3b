import { api, type Promotion } from '@lobby/api-client';
import { promotionPath } from '@lobby/core';
import {
  AppForm,
  BreakNote,
  CountedField,
  countedText,
  fieldErrorLabel,
  QueryPage,
  RealMoneyOnly,
  UploadField,
  useAppForm,
  useBreak,
  useOwnNavigate,
} from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { ButtonLink, EmptyState, toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import styles from '../promotions.module.css';
import { promotionQuery, PROMOTIONS } from '../promotions.query';
import { OUTDATED, takePartOnce } from '../take-part-once';

/** Fields of the promotion's application form. */
type Form = NonNullable<Promotion['form']>;

/** Schema of an application, by the promotion's rules for remark and images. */
function useSchema({ remark, remarkMax, images }: Form) {
  return useMemo(
    () =>
      z.object({
        remark: countedText({ required: remark === 'REQUIRED', maxLength: remarkMax }),
        images: z
          .array(z.string())
          .check(
            z.minLength(images === 'REQUIRED' ? 1 : 0, { error: fieldErrorLabel('imageRequired') }),
          ),
      }),
    [remark, remarkMax, images],
  );
}

/** Application form: remark and images, sent once (D2 §5). */
function Application({ promotion, fields }: { promotion: Promotion; fields: Form }) {
  const { t } = useTranslation(['member-promotions', 'forms']);
  const { promoId, title } = promotion;
  const client = useQueryClient();
  const navigate = useOwnNavigate();
  const form = useAppForm({
    key: `promotion ${promoId}`,
    schema: useSchema(fields),
    defaults: { remark: '', images: [] },
    drafts: { remark: `promotion.${promoId}` },
    fields: { remark: 'remark', images: 'images' },
    refusals: { 'upload.invalid': 'images' },
    outdated: OUTDATED,
    send: async (values) => void (await api.rewards.applyPromotion({ promoId, ...values })),
    ...takePartOnce(promoId),
    onDone: () => {
      toast.success(t('apply.sent'));
      void client.invalidateQueries({ queryKey: PROMOTIONS });
      navigate(promotionPath(promoId), { replace: true });
    },
  });
  const { remarkMax: max, imagesMax } = fields;
  const pause = useBreak();
  return (
    <>
      <h2 className={styles.name}>{title}</h2>
      <BreakNote />
      <AppForm
        form={form}
        submit={t('action.apply')}
        busyLabel={t('apply.busy')}
        disabled={pause !== null}
        alertAt="button"
      >
        {fields.remark !== 'NONE' && (
          <CountedField
            field={form.control('remark', { maxLength: max })}
            label={t('apply.remark')}
            hint={fields.remark === 'REQUIRED' ? undefined : t('forms:field.optional')}
            max={max}
            required={fields.remark === 'REQUIRED'}
          />
        )}
        {fields.images !== 'NONE' && (
          <UploadField
            field={form.control('images')}
            purpose="PROMOTION"
            label={t('apply.images')}
            hint={t(`apply.images${fields.images === 'REQUIRED' ? 'Hint' : 'Optional'}`, {
              count: imagesMax,
            })}
            max={imagesMax}
          />
        )}
      </AppForm>
    </>
  );
}

/** Whether the promotion accepts an application. */
const isOpen = ({ status, obstacle }: Promotion) =>
  status === 'rejected' || (status === 'join' && obstacle == null);

/** Application for the promotion in the address; links back to it if it accepts none. */
export function ApplicationScreen() {
  const { t } = useTranslation('member-promotions');
  const [query] = useSearchParams();
  const promotion = useQuery(promotionQuery(query.get('id') ?? '', true, useLanguage()));
  return (
    <RealMoneyOnly>
      <QueryPage query={promotion}>
        {(found) =>
          found.form && isOpen(found) ? (
            <Application promotion={found} fields={found.form} />
          ) : (
            <EmptyState
              title={t('apply.closed')}
              action={<ButtonLink to={promotionPath(found.promoId)}>{t('apply.back')}</ButtonLink>}
            />
          )
        }
      </QueryPage>
    </RealMoneyOnly>
  );
}

export const Component = ApplicationScreen;
