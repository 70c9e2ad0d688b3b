import { api, type SecurityConfig } from '@lobby/api-client';
import {
  useAccountCode,
  useAppForm,
  useDialing,
  useFieldRules,
  usePhoneVerification,
  type TypedPhone,
} from '@lobby/feature-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaved } from '../use-saved';
import { isMaskedNumber } from './is-masked-number';
import { mobileSchema } from './mobile.schema';

/** Form state of a new mobile number, proved by SMS codes or the payment password. */
export function useMobileForm({ hasMobile, hasPaymentPassword, mobileMasked }: SecurityConfig) {
  const { t } = useTranslation('member-security');
  const rule = useFieldRules();
  const dialing = useDialing();
  const [before] = useState(mobileMasked);
  const [proofs] = useState({
    oldCode: hasMobile,
    paymentPassword: !hasMobile && hasPaymentPassword,
  });
  const form = useAppForm({
    key: 'set-mobile',
    schema: useMemo(() => mobileSchema(rule, dialing, proofs), [rule, dialing, proofs]),
    defaults: { oldCode: '', mobile: '', code: '', paymentPassword: '' },
    drafts: { mobile: 'newMobile' },
    secrets: ['oldCode', 'code', 'paymentPassword'],
    fields: {
      mobileNum: 'mobile',
      countryDialingCode: 'mobile',
      paymentPassword: 'paymentPassword',
    },
    refusals: {
      // With two codes the platform does not say which is wrong: show the error at the form.
      ...(proofs.oldCode ? {} : { 'sms.code.wrong': 'code' as const }),
      'register.mobile.taken': 'mobile',
      'payment.password.wrong': 'paymentPassword',
      'payment.password.locked': 'paymentPassword',
    },
    send: async ({ oldCode, mobile, code, paymentPassword }) => {
      const { dialingCode } = newCode;
      await api.security.setMobile({
        mobileNum: mobile,
        verificationCode: code,
        ...(dialingCode === undefined ? {} : { countryDialingCode: dialingCode }),
        ...(proofs.oldCode ? { oldVerificationCode: oldCode } : {}),
        ...(proofs.paymentPassword ? { paymentPassword } : {}),
      });
    },
    // Bound if the mask has changed and matches the new number.
    settle: async ({ mobile }) => {
      const { mobileMasked: saved = '' } = await api.security.config();
      const bound = saved !== before && isMaskedNumber(saved, mobile);
      return bound ? { answer: undefined } : undefined;
    },
    repeated: ['sms.code.wrong', 'field.invalid'],
    onDone: useSaved(t('mobile.saved')),
    // The platform names only the field; if the number matches the current mask, say that it is the same.
    onFailed: ({ code }, { getValues, setError }) => {
      if (code === 'field.invalid' && isMaskedNumber(before ?? '', getValues('mobile')))
        setError('mobile', { type: 'label', message: 'member-security:mobile.same' });
    },
  });
  const oldCode = useAccountCode('mobileOld', form.form, 'oldCode');
  const newCode: TypedPhone = usePhoneVerification('mobileNew', form.form, {
    number: 'mobile',
    code: 'code',
    dialing,
  });
  return { form, rule, proofs, oldCode, newCode };
}
