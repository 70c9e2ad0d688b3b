import { api, type SecurityConfig } from '@lobby/api-client';
import {
  useAccountCode,
  useAppForm,
  useDialingCode,
  useFieldRules,
  usePhoneVerification,
} from '@lobby/feature-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaved } from '../use-saved';
import { mobileSchema } from './mobile.schema';

/** Digits of a number that the platform shows at its end. */
const SHOWN = 3;

/** Form of a new mobile number: proved by codes to it and to the bound one, or by the payment password. */
export function useMobileForm({ hasMobile, hasPaymentPassword, mobileMasked }: SecurityConfig) {
  const { t } = useTranslation('member-security');
  const rule = useFieldRules();
  const dialingCode = useDialingCode();
  const [before] = useState(mobileMasked);
  const [proofs] = useState({
    oldCode: hasMobile,
    paymentPassword: !hasMobile && hasPaymentPassword,
  });
  const form = useAppForm({
    key: 'set-mobile',
    schema: useMemo(() => mobileSchema(rule, dialingCode, proofs), [rule, dialingCode, proofs]),
    defaults: { oldCode: '', mobile: '', code: '', paymentPassword: '' },
    drafts: { mobile: 'newMobile' },
    secrets: ['oldCode', 'code', 'paymentPassword'],
    fields: { mobileNum: 'mobile', paymentPassword: 'paymentPassword' },
    refusals: {
      // With two codes the platform does not tell which: the form says so.
      ...(proofs.oldCode ? {} : { 'sms.code.wrong': 'code' as const }),
      'register.mobile.taken': 'mobile',
      'payment.password.wrong': 'paymentPassword',
      'payment.password.locked': 'paymentPassword',
    },
    send: async ({ oldCode, mobile, code, paymentPassword }) => {
      await api.security.setMobile({
        mobileNum: mobile,
        verificationCode: code,
        ...(dialingCode === undefined ? {} : { countryDialingCode: dialingCode }),
        ...(proofs.oldCode ? { oldVerificationCode: oldCode } : {}),
        ...(proofs.paymentPassword ? { paymentPassword } : {}),
      });
    },
    // Bound meanwhile, and it ends alike: the platform shows it masked.
    settle: async ({ mobile }) => {
      const { mobileMasked: kept } = await api.security.config();
      const bound = kept !== before && kept?.slice(-SHOWN) === mobile.slice(-SHOWN);
      return bound ? { answer: undefined } : undefined;
    },
    onDone: useSaved(t('mobile.saved')),
  });
  const oldCode = useAccountCode('mobileOld', form.form, 'oldCode');
  const newCode = usePhoneVerification('mobileNew', form.form, {
    number: 'mobile',
    code: 'code',
    dialingCode,
  });
  return { form, rule, proofs, oldCode, newCode };
}
