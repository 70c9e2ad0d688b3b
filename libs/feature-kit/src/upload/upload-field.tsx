import { api } from '@lobby/api-client';
import { formatRate, useErrorText, useLanguage } from '@lobby/i18n';
import { ImageField } from '@lobby/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldLimits } from '../field-errors/field-limits';
import type { ControlProps } from '../form/use-app-form';
import { FormWait } from '../form/use-pending-work';
import { rewriteImage, toBase64 } from './rewrite-image';

interface UploadFieldProps {
  /** Value: upload ids. */
  field: ControlProps<readonly string[]>;
  purpose: 'FEEDBACK' | 'ICON' | 'KYC' | 'PROOF' | 'PROMOTION';
  label: string;
  hint?: string | undefined;
  /** Most images. Default: the settings' limit. */
  max?: number | undefined;
  /** Addresses of previously uploaded images, by id. */
  addresses?: Readonly<Record<string, string>> | undefined;
  /** Called when an upload starts and when it ends. */
  onBusy?: ((busy: boolean) => void) | undefined;
}

/** Object URLs of the uploaded images; revoked on unmount. */
function usePreviews() {
  const addresses = useRef(new Map<string, string>());
  useEffect(function freeAtEnd() {
    const known = addresses.current;
    return () => known.forEach((address) => URL.revokeObjectURL(address));
  }, []);
  return {
    keep: (id: string, image: Blob) => addresses.current.set(id, URL.createObjectURL(image)),
    addressOf: (id: string) => addresses.current.get(id) ?? '',
  };
}

/**
 * Image field that re-encodes and uploads each chosen image; its value is the upload ids. Calls `onChange` after unmount
 * too, for a form that was submitted and left meanwhile.
 */
export function UploadField({
  field,
  purpose,
  label,
  hint,
  max,
  addresses = {},
  onBusy,
}: UploadFieldProps) {
  const { t } = useTranslation('forms');
  const limits = useFieldLimits();
  const { value: ids, onChange, onBlur, error, ref } = field;
  const waitFor = useContext(FormWait);
  const previews = usePreviews();
  const language = useLanguage();
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const image = await rewriteImage(file, limits.imageBytes);
      const data = await toBase64(image);
      const { uploadId } = await api.member.uploadImage(
        { purpose, data },
        { onProgress: setShare },
      );
      return { uploadId, image };
    },
    meta: { ownError: true },
    onMutate: () => {
      setShare(0);
      onBusy?.(true);
    },
    onSuccess: ({ uploadId, image }) => {
      previews.keep(uploadId, image);
      onChange([...ids, uploadId]);
    },
    onSettled: () => onBusy?.(false),
  });
  const failure = useErrorText(upload.error);
  return (
    <ImageField
      label={label}
      hint={hint}
      error={failure ?? error}
      images={ids.map((id, place) => ({
        key: id,
        src: previews.addressOf(id) || addresses[id] || '',
        alt: t('upload.image', { number: place + 1 }),
        removeLabel: t('upload.remove', { number: place + 1 }),
      }))}
      full={ids.length >= (max ?? limits.imageCount)}
      addLabel={t('upload.add')}
      busyLabel={upload.isPending ? t('upload.busy') : undefined}
      progress={formatRate(share.toFixed(2), language)}
      onAdd={(file) => {
        const uploaded = upload.mutateAsync(file);
        // The field shows the failure.
        uploaded.catch(() => undefined);
        waitFor(field.name, uploaded);
      }}
      onRemove={(id) => onChange(ids.filter((other) => other !== id))}
      onBlur={onBlur}
      ref={ref}
    />
  );
}
