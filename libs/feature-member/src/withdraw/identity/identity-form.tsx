import { api, type IdentityCheck, type IdentityDocuments } from '@lobby/api-client';
import { AppForm, UploadField, useAppForm, useBrandClock } from '@lobby/feature-kit';
import { identityQuery } from '@lobby/session';
import { Card, RadioList, TextField, toast, User } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { identitySchema, latestBirthday } from './identity-schema';
import styles from './identity.module.css';

type Kind = IdentityDocuments['kind'];
type Documents = z.output<ReturnType<typeof identitySchema>>;

interface KnownDocument {
  kind: Kind;
  images: number;
}

const isKnown = (document: IdentityCheck['documents'][number]): document is KnownDocument =>
  document.kind !== 'UNKNOWN';

function send({ selfie, ...documents }: Documents): Promise<void> {
  const picture = selfie[0] === undefined ? {} : { selfie: selfie[0] };
  return api.security.submitIdentity({ ...documents, ...picture });
}

/** Queries the outcome after a lost response (decision 21): undefined if the documents did not arrive. */
async function settle(): Promise<{ answer: void } | undefined> {
  const { status } = await api.security.identity();
  return status === 'SUBMITTED' || status === 'APPROVED' ? { answer: undefined } : undefined;
}

function useIdentityForm(check: IdentityCheck, documents: readonly KnownDocument[]) {
  const { t } = useTranslation('member-withdraw');
  const client = useQueryClient();
  const [kind, setKind] = useState(documents[0]?.kind ?? 'ID_CARD');
  const images = documents.find((document) => document.kind === kind)?.images ?? 1;
  const { minAge, selfie } = check;
  const offsetMs = useBrandClock();
  const schema = useMemo(
    () => identitySchema({ minAge, images, selfie, offsetMs }),
    [minAge, images, selfie, offsetMs],
  );
  const form = useAppForm({
    key: 'identity',
    schema,
    defaults: { kind, realName: '', documentNumber: '', birthday: '', images: [], selfie: [] },
    drafts: { realName: 'identity.realName', birthday: 'identity.birthday' },
    secrets: ['documentNumber'],
    fields: {
      realName: 'realName',
      documentNumber: 'documentNumber',
      birthday: 'birthday',
      images: 'images',
      selfie: 'selfie',
    },
    refusals: { 'upload.invalid': 'images' },
    send,
    settle,
    outdated: { 'identity.not.open': identityQuery.queryKey },
    onDone: () => {
      toast.success(t('identity.sent'));
      // Show the new status even if the refetch fails.
      client.setQueryData(identityQuery.queryKey, (known = check) => ({
        ...known,
        status: 'SUBMITTED' as const,
        reasonCode: undefined,
      }));
      void client.invalidateQueries({ queryKey: identityQuery.queryKey });
    },
  });
  const choose = (chosen: Kind) => {
    setKind(chosen);
    form.control('kind').onChange(chosen);
  };
  return { form, kind, choose, images, latest: latestBirthday(minAge, offsetMs) };
}

/** Interpolation values of a fixed count, for errors and hints. */
const wordsOf = (count: number) => ({ min: String(count), max: String(count) });

/** Form of the documents: type, name, number, birthday, images. */
export function IdentityForm({ check }: { check: IdentityCheck }) {
  const { t } = useTranslation('member-withdraw');
  const documents = check.documents.filter(isKnown);
  const { form, kind, choose, images, latest } = useIdentityForm(check, documents);
  const { minAge } = check;
  const count = wordsOf(images);
  return (
    <Card>
      <AppForm
        form={form}
        submit={t('identity.send')}
        busyLabel={t('identity.busy')}
        alertAt="button"
      >
        <div className={styles.part}>
          <h2 className={styles.head}>{t('identity.document')}</h2>
          <RadioList
            label={t('identity.document')}
            name="kind"
            options={documents.map((document) => ({
              value: document.kind,
              label: t(`identity.kind.${document.kind}`),
            }))}
            value={kind}
            onChange={choose}
          />
        </div>
        <TextField
          {...form.field('realName')}
          label={t('identity.name')}
          hint={t('identity.nameHint')}
          icon={<User size={20} />}
          autoComplete="name"
          maxLength={100}
          aria-required
        />
        <TextField
          {...form.field('documentNumber')}
          label={t('identity.number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-required
        />
        <TextField
          {...form.field('birthday', wordsOf(minAge))}
          label={t('identity.birthday')}
          hint={t('identity.birthdayHint', wordsOf(minAge))}
          type="date"
          min="1900-01-01"
          max={latest}
          autoComplete="bday"
          aria-required
        />
        <UploadField
          field={form.control('images', count)}
          purpose="KYC"
          max={images}
          label={t('identity.images')}
          hint={t('identity.imagesCount', count)}
        />
        {check.selfie && (
          <UploadField
            field={form.control('selfie', wordsOf(1))}
            purpose="KYC"
            max={1}
            label={t('identity.selfie')}
            hint={t('identity.selfieHint')}
          />
        )}
        <p className={styles.text}>{t('identity.use')}</p>
      </AppForm>
    </Card>
  );
}
