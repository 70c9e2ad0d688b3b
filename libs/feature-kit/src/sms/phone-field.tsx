import { ChevronDown, lazyOverlay, Phone, TextField } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENTED_LIMITS } from '@lobby/api-client';
import { useFieldLimits } from '../field-errors/field-limits';
import type { FieldProps } from '../form/use-app-form';
import type { CallingCodeSheetProps } from './calling-code-sheet';
import styles from './phone-field.module.css';
import type { TypedPhone } from './use-phone-verification';

const CallingCodeSheet = /* @__PURE__ */ lazyOverlay<CallingCodeSheetProps>(
  () => import('./calling-code-sheet'),
  ({ onClose }) => onClose(),
);

/** Calling code of a number: an icon until it is known; a button that opens a sheet if there is a choice. */
function CallingCode({ dialingCode: code, dialing, choose }: TypedPhone) {
  const { t } = useTranslation('forms');
  const [open, setOpen] = useState(false);
  if (code === undefined) return <Phone size={20} />;
  if (dialing.choices.length < 2) return <span>+{code}</span>;
  return (
    <>
      <button
        type="button"
        className={styles.code}
        aria-label={t('field.callingCode', { code })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>+{code}</span>
        <ChevronDown size={16} />
      </button>
      <CallingCodeSheet
        open={open}
        onClose={() => setOpen(false)}
        choices={dialing.choices}
        value={code}
        onChange={choose}
      />
    </>
  );
}

interface PhoneFieldProps {
  field: FieldProps;
  /** Beside the label, such as "Optional". */
  aside?: string | undefined;
  /** Of `usePhoneVerification`. */
  phone: TypedPhone;
  required?: boolean | undefined;
}

/** Field for a mobile number with its calling code, which can be chosen if the merchant offers several (decision 95). */
export function PhoneField({ field, aside, phone, required = true }: PhoneFieldProps) {
  const { t } = useTranslation('forms');
  const { mobileLength } = useFieldLimits(false);
  return (
    <TextField
      {...field}
      label={t('field.mobileNum')}
      icon={<CallingCode {...phone} />}
      aside={aside}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      // The limit counts the digits sent; users also type the calling code and spaces.
      maxLength={Math.max(mobileLength, DOCUMENTED_LIMITS.mobileLength)}
      aria-required={required}
    />
  );
}
