import { html } from 'hono/html';
import type { Brand, Language } from '../../brands/brands';
import type { OrderRow } from '../../deposit/orders';
import { knownVendor } from '../../deposit/vendors';
import { shownMoney } from '../../wallet/shown-money';
import { GAME_LOCALES } from '../game/words';
import { type Markup, page, pageData } from '../shared/page';
import { filled, PAYMENT_WORDS, type PaymentWords } from './words';

/** Base path of the page's assets. */
export const PAYMENT_ASSETS = '/pay/assets';

/** Payment as shown on its page. */
export interface ShownPayment {
  row: OrderRow;
  brand: Brand;
  now: number;
}

/** Buttons, disabled until the script has attached its handlers. */
function buttons(words: PaymentWords, amount: string): Markup {
  return html`<div class="choices">
    <button type="button" class="primary" data-answer="pay" disabled>
      ${filled(words.pay, { amount })}
    </button>
    <button type="button" class="danger" data-answer="refuse" disabled>${words.refuse}</button>
  </div>`;
}

function facts(words: PaymentWords, { row, brand }: ShownPayment, amount: string): Markup {
  return html`<dl>
    <div>
      <dt>${words.payee}</dt>
      <dd>${brand.name}</dd>
    </div>
    <div>
      <dt>${words.amount}</dt>
      <dd class="amount">${amount}</dd>
    </div>
    <div>
      <dt>${words.orderNumber}</dt>
      <dd class="mono">${row.order_no}</dd>
    </div>
    ${
      row.status === 'PENDING'
        ? html`<div>
            <dt>${words.timeLeft}</dt>
            <dd><span id="time-left" role="timer">-</span></dd>
          </div>`
        : ''
    }
  </dl>`;
}

function payment(words: PaymentWords, shown: ShownPayment, language: Language): Markup {
  const { row, brand } = shown;
  const amount = shownMoney(brand, row.amount + row.fee);
  const vendor = knownVendor(brand.code, row.vendor, row.bank)?.vendor.methodName[language];
  return html`<h1>${vendor ?? row.vendor}</h1>
    ${facts(words, shown, amount)}
    ${
      row.status === 'PENDING'
        ? buttons(words, amount)
        : html`<p class="state" role="status">${words.states[row.status]}</p>`
    }
    <p id="problem" class="problem" role="alert"></p>
    <p>
      <a class="button" href="${row.return_url ?? ''}"
        >${filled(words.back, { brand: brand.name })}</a
      >
    </p>
    ${row.status === 'PENDING' ? html`<p class="hint">${words.leaving}</p>` : ''}`;
}

/** Payment page of the demonstration gateway; shows "not found" without a payment. */
export function paymentPage(language: Language, shown: ShownPayment | undefined): Markup {
  const words = PAYMENT_WORDS[language];
  const leftMs = shown?.row.status === 'PENDING' ? shown.row.expires_at - shown.now : null;
  return page({
    title: words.title,
    lang: GAME_LOCALES[language],
    styles: ['base', 'controls']
      .map((name) => `${PAYMENT_ASSETS}/shared/client/${name}.css`)
      .concat(`${PAYMENT_ASSETS}/payment/client/payment.css`),
    scripts: [`${PAYMENT_ASSETS}/payment/client/payment.js`],
    head: pageData('payment', { leftMs, noAnswer: words.noAnswer }),
    body: html`<body>
      <main>
        <p class="demonstration">${words.demonstration}</p>
        ${shown === undefined ? html`<h1>${words.unknown}</h1>` : payment(words, shown, language)}
      </main>
    </body>`,
  });
}
