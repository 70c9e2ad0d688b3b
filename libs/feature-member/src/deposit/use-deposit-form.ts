import type { ApiError, DepositOffer, Protection } from '@lobby/api-client';
import { depositOrderPath, type Language } from '@lobby/core';
import {
  fieldErrorLabel,
  protectionQuery,
  refusalLabel,
  requiredText,
  useAmountRule,
  useAppForm,
  useMoneyAction,
  useOwnNavigate,
  type MoneyOrder,
} from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { beginDeposit } from './begin-deposit';
import { boundsOf, offerBlockOf, type Bounds } from './deposit-bounds';
import { DEPOSIT_DRAFT, methodsQuery, offersQuery, type OpenMethod } from './deposit.query';
import { DEPOSIT_ACTION } from './deposit-in-doubt';
import { useSameOrder } from './same-order';

/** Queries to refetch after each refusal. */
function outdatedBy(language: Language) {
  const methods = methodsQuery(language).queryKey;
  const offers = offersQuery(language).queryKey;
  return {
    'amount.out.of.range': methods,
    'deposit.method.closed': methods,
    'protection.limit.reached': protectionQuery.queryKey,
    'account.excluded': protectionQuery.queryKey,
    'promotion.not.eligible': offers,
    'promotion.taken': offers,
  };
}

const AMOUNT = /^\d{1,20}(?:\.\d{1,8})?$/;

interface DepositFormOptions {
  method: OpenMethod;
  offers: readonly DepositOffer[];
  protection: Protection | undefined;
  /** Initial promotion. */
  promoId: string;
}

/** Bounds named in a refusal: limits of this account. */
function boundsIn({ details: { fields } }: ApiError): Bounds | undefined {
  const { min = '', max = '' } = fields ?? {};
  return AMOUNT.test(min) && AMOUNT.test(max) ? { min, max } : undefined;
}

function useSchema(
  { banks, needPayerName, needProof }: OpenMethod,
  takeable: readonly DepositOffer[],
  amount: z.ZodMiniType<string, string>,
) {
  return useMemo(() => {
    const [first] = banks;
    const known = (code: string) => banks.some(({ bankCode }) => bankCode === code);
    const isOffered = (id: string) => takeable.some(({ promoId }) => promoId === id);
    return z.object({
      amount,
      // Banks differ by method.
      bankCode: z.pipe(
        z.string(),
        z.transform((code) => (known(code) ? code : (first?.bankCode ?? ''))),
      ),
      payerName: needPayerName ? requiredText() : z.string(),
      proofImages: z
        .array(z.string())
        .check(z.minLength(needProof ? 1 : 0, { error: fieldErrorLabel('imageRequired') })),
      // An offer that has ended or is blocked counts as none.
      promoId: z.pipe(
        z.string(),
        z.transform((id) => (isOffered(id) ? id : '')),
      ),
    });
  }, [banks, needPayerName, needProof, takeable, amount]);
}

/** Available offers, the selected one, and why others are blocked. */
function useOffers(
  { offers, protection }: DepositFormOptions,
  { max }: Pick<Bounds, 'max'>,
  promoId: string,
) {
  const blockOf = (offer: DepositOffer) => offerBlockOf(offer, { max }, protection);
  const takeable = useMemo(
    () => offers.filter((offer) => offer.eligible && !offerBlockOf(offer, { max }, protection)),
    [offers, max, protection],
  );
  return { takeable, chosen: takeable.find((one) => one.promoId === promoId), blockOf };
}

/** Form state and money action of a method; on success the order opens. */
export function useDepositForm(options: DepositFormOptions) {
  const { method, protection } = options;
  const { t } = useTranslation('member-deposit');
  const navigate = useOwnNavigate();
  const language = useLanguage();
  const [refused, setRefused] = useState<Bounds & { methodId: string }>();
  const [promoId, setPromoId] = useState(options.promoId);
  const own = refused?.methodId === method.methodId ? refused : method;
  const { takeable, chosen, blockOf } = useOffers(options, own, promoId);
  const rule = useAmountRule(boundsOf(own, chosen, protection));
  const plainRule = useAmountRule(boundsOf(own, undefined, protection));
  const schema = useSchema(method, takeable, rule.schema);
  const [leaving, setLeaving] = useState(false);
  const showOrder = ({ orderNo }: MoneyOrder) => {
    if (orderNo === undefined) return;
    setLeaving(true);
    navigate(depositOrderPath(orderNo));
  };
  const money = useMoneyAction<z.output<typeof schema>>({
    name: DEPOSIT_ACTION,
    about: (values) =>
      `${method.methodId} ${values.bankCode} ${values.amount} ${values.promoId}`.trim(),
    send: (values, sending) => beginDeposit(method, values, sending),
    onFound: showOrder,
  });
  const sameOrder = useSameOrder(money);
  /** Method of the last request: the user may have selected another since. */
  const sentBy = useRef(method.methodId);
  const form = useAppForm({
    key: 'deposit',
    schema,
    defaults: {
      amount: '',
      bankCode: method.banks[0]?.bankCode ?? '',
      payerName: '',
      proofImages: [],
      promoId: options.promoId,
    },
    drafts: { amount: DEPOSIT_DRAFT, payerName: 'deposit.payerName' },
    fields: { payerName: 'payerName', proofImages: 'proofImages' },
    refusals: { 'protection.limit.reached': 'amount', 'upload.invalid': 'proofImages' },
    send: (values) => {
      sentBy.current = method.methodId;
      return sameOrder.send(values);
    },
    outdated: outdatedBy(language),
    leftText: t('deposit.sent'),
    onDone: showOrder,
    onFailed: (error, { setError }) => {
      if (error.code !== 'amount.out.of.range') return false;
      const bounds = boundsIn(error);
      if (bounds) setRefused({ ...bounds, methodId: sentBy.current });
      if (sentBy.current !== method.methodId) return false;
      const message = bounds ? fieldErrorLabel('amountRange') : refusalLabel(error.code);
      setError('amount', { type: 'label', message }, { shouldFocus: true });
      return true;
    },
  });
  const promo = form.control('promoId');
  const choosePromo = (id: string) => {
    setPromoId(id);
    promo.onChange(id);
  };
  return {
    form,
    money,
    question: sameOrder.question,
    leaving,
    rule,
    /** Amount rule without the bonus. */
    plainRule,
    promo: { value: promoId, onChange: choosePromo },
    /** Bonus that applies to this deposit. */
    chosen,
    blockOf,
  };
}
