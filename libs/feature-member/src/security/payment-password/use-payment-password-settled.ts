import { api } from '@lobby/api-client';
import { useState } from 'react';

/** Answers a form whose own answer was lost: done if the payment password was set anew since it was opened. */
export function usePaymentPasswordSettled(setAt: number | undefined) {
  const [before] = useState(setAt);
  return async () => {
    const now = await api.security.paymentPassword();
    return now.setAt !== undefined && now.setAt !== before ? { answer: undefined } : undefined;
  };
}
