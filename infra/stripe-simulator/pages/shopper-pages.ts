import type { Account } from '../account.js';
import {
  decide,
  returnAddress,
  waitingPayment,
  type Decision,
  type WaitingPayment,
} from '../api/intents/shopper-decision.js';
import type { PageResponse, PageHandler, PageRequest } from '../http/server.js';
import type { PaymentMethod } from '../types.js';
import { escape, htmlPage, money } from './html.js';
import { MARKS, SHOPPER_STYLE } from './shopper-style.js';
import { paymentMethodNames } from '../../../contracts/payments/payment-methods.js';
import { stripeJs } from '../browser/stripe-js.js';

interface ShopperPage {
  title: string;
  bank: string;
  mark: string;
  bodyClass: string;
  pay: string;
  mayProcess: boolean;
  /** Label and value of the paying method. */
  source: (method: PaymentMethod) => [term: string, value: string];
}

const PAGES: Record<string, ShopperPage> = {
  '/bank/ideal': {
    title: `Betalen met ${paymentMethodNames.ideal}`,
    bank: 'Testbank',
    mark: MARKS.ideal,
    bodyClass: 'ideal',
    pay: 'Betalen',
    mayProcess: true,
    source: () => ['Van rekening', 'NL39 RABO •••• •••• 64'],
  },
  '/bank/bancontact': {
    title: `Betalen met ${paymentMethodNames.bancontact}`,
    bank: 'Testbank België',
    mark: MARKS.shield,
    bodyClass: 'bancontact',
    pay: 'Betalen',
    mayProcess: true,
    source: () => ['Van rekening', 'BE62 VAPE •••• •• 64'],
  },
  '/bank/wero': {
    title: `Betalen met ${paymentMethodNames.wero}`,
    bank: 'Testbank',
    mark: MARKS.shield,
    bodyClass: 'wero',
    pay: 'Betalen',
    mayProcess: true,
    source: () => ['Van rekening', 'NL39 RABO •••• •••• 64'],
  },
  '/klarna': {
    title: 'Betalen met Klarna',
    bank: 'Achteraf betalen',
    mark: MARKS.klarna,
    bodyClass: 'klarna',
    pay: 'Betalen',
    mayProcess: true,
    source: () => ['Betaal uiterlijk', 'over 30 dagen'],
  },
  '/3ds': {
    title: 'Bevestig je betaling',
    bank: 'Veilig betalen',
    mark: MARKS.shield,
    bodyClass: 'three-d-secure',
    pay: 'Bevestigen',
    mayProcess: false,
    source: (method) => ['Met kaart', `•••• ${method.card?.last4 ?? ''}`],
  },
};

/** Serves the shopper's browser: `/stripe.js`, and the pages of bank, Klarna and 3-D Secure. */
export function shopperPages(account: Account): PageHandler {
  /** Return URLs by attempt: a second press or a step back redirects to the shop's result page. */
  const decided = new Map<string, string>();
  return (request) => {
    if (request.path === '/stripe.js') return script(account);
    const page = PAGES[request.path];
    if (!page) return null;
    const intent = request.query.get('intent') ?? '';
    const token = request.query.get('attempt') ?? '';
    const waiting = waitingPayment(account, intent, token);
    const framed = request.query.get('frame') === '1';
    if (!waiting) return ledOn(account, intent, decided.get(token)) ?? html(409, page, framed, nothingWaits(framed));
    if (request.method !== 'POST') return html(200, page, framed, question(account, page, waiting));
    if (!framed && waiting.attempt.returnUrl) decided.set(token, waiting.attempt.returnUrl);
    return responseOf(account, page, waiting, request, framed);
  };
}

function ledOn(account: Account, id: string, returnUrl: string | undefined): PageResponse | null {
  const intent = account.paymentIntents.get(id) ?? account.setupIntents.get(id);
  if (!intent || returnUrl === undefined) return null;
  return { status: 303, headers: { Location: returnAddress(returnUrl, intent) }, body: '' };
}

function responseOf(
  account: Account,
  page: ShopperPage,
  waiting: WaitingPayment,
  request: PageRequest,
  framed: boolean,
): PageResponse {
  const decision = decisionOf(new URLSearchParams(request.body));
  if (!decision) return html(400, page, framed, note('Onbekende keuze', 'Ga terug en kies opnieuw.'));
  account.request = { id: null, idempotency_key: null };
  const intent = decide(account, waiting, decision);
  account.journal.flush();
  const { returnUrl } = waiting.attempt;
  if (framed || returnUrl === null) return html(200, page, framed, tellParent(intent.id));
  return { status: 303, headers: { Location: returnAddress(returnUrl, intent) }, body: '' };
}

function decisionOf(form: URLSearchParams): Decision | null {
  switch (form.get('decision')) {
    case 'pay':
      return 'pay';
    case 'cancel':
      return 'cancel';
    case 'fail':
      return 'fail';
    case 'process':
      return form.get('later') === 'failed' ? 'process-then-fail' : 'process-then-succeed';
    default:
      return null;
  }
}

function question(account: Account, page: ShopperPage, { attempt, intent }: WaitingPayment): string {
  const [term, value] = page.source(account.paymentMethods.get(attempt.paymentMethod)!);
  const payment = intent.object === 'payment_intent';
  const amount = payment ? money(intent.amount, intent.currency) : money(0, 'EUR');
  const process = page.mayProcess && payment;
  return `
<div class="card">
  <div class="total"><h1>${payment ? escape(page.title) : 'Machtiging afgeven'}</h1><p class="amount">${amount}</p></div>
  <dl>
    <dt>Aan</dt><dd>${escape(account.options.merchantName)}</dd>
    <dt>Omschrijving</dt><dd>${escape(intent.description ?? intent.id.slice(0, 12))}</dd>
    <dt>${term}</dt><dd>${escape(value)}</dd>
  </dl>
  <form method="post">
    <button class="primary" name="decision" value="pay">${page.pay}</button>
    <button name="decision" value="cancel">Annuleren</button>
    <fieldset>
      <legend>Een andere afloop proberen</legend>
      <div class="pair">
        <button name="decision" value="fail">Mislukken</button>
        ${process ? '<button name="decision" value="process">Betaling in behandeling</button>' : ''}
      </div>
      ${
        process
          ? `<label class="later">Loopt af als <select name="later"><option value="succeeded">gelukt</option><option value="failed">mislukt</option></select></label>`
          : ''
      }
    </fieldset>
  </form>
</div>`;
}

function nothingWaits(framed: boolean): string {
  return (
    note(
      'Deze betaling wacht niet meer',
      'Ze is al afgehandeld, gewijzigd of geannuleerd. Ga terug naar de winkel om verder te gaan.',
    ) + (framed ? tellParent('') : '')
  );
}

function note(title: string, text: string): string {
  return `<div class="card note"><h1>${title}</h1><p>${text}</p></div>`;
}

/** Inside the window that stripe.js opens, the page posts the shopper's decision to it. */
function tellParent(intent: string): string {
  const message = JSON.stringify({ source: 'stripe-simulator', type: 'shopper-decided', intent });
  return `<div class="card note" role="status"><h1>Een ogenblik</h1><p>Je gaat terug naar de winkel.</p></div>
<script>window.parent.postMessage(${message.replaceAll('<', '\\u003c')}, '*');</script>`;
}

function html(status: number, page: ShopperPage, framed: boolean, body: string): PageResponse {
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' },
    body: htmlPage({
      title: `${page.title} — ${page.bank}`,
      style: SHOPPER_STYLE,
      bodyClass: `${page.bodyClass}${framed ? ' framed' : ''}`,
      body: `<header><div>${page.mark}<strong>${page.bank}</strong><span>Simulatie</span></div></header>
<main>${body}</main>
<footer>Dit is een simulatie. Er wordt geen geld afgeschreven.</footer>`,
    }),
  };
}

function script(account: Account): PageResponse {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    body: stripeJs(account.options.publicUrl(), account.options.merchantName),
  };
}
