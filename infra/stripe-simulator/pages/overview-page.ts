import type { Control } from '../control.js';
import type { Dispute, PaymentIntent, Refund } from '../types.js';
import type { Delivery } from '../webhooks/webhooks.js';
import { escape, htmlPage, money } from './html.js';
import { OVERVIEW_SCRIPT, OVERVIEW_STYLE } from './overview-assets.js';

export function overviewPage(control: Control): string {
  const state = control.state();
  const counts = Object.entries(state.counts)
    .map(([name, count]) => `<li><strong>${count}</strong> ${name.replaceAll('_', ' ')}</li>`)
    .join('');
  return htmlPage({
    title: 'Stripe simulator',
    style: OVERVIEW_STYLE,
    body: `
<header><h1>Stripe simulator</h1><ul>${counts}</ul><button data-post="reset" data-confirm="Forget everything?">Reset</button></header>
<main>
<div>
<section><h2>Payment intents</h2>${intentsTable(control.paymentIntents(40))}</section>
<section><h2>Refunds</h2>${refundsTable(control.refunds(20))}</section>
<section><h2>Disputes</h2>${disputesTable(control.disputes(20))}</section>
<section><h2>Webhook deliveries</h2>
<p>To ${state.webhookUrl ? `<code>${escape(state.webhookUrl)}</code>` : 'nowhere: no address is set'},
${state.outstandingDeliveries} outstanding.</p>${deliveriesTable(control.deliveries(40))}</section>
</div>
<aside>
<h2>Switches</h2>
<form data-post="switches" data-group="webhooks"><h3>Webhooks</h3>
${number('duplicate', 'Extra copies', state.webhooks.duplicate)}
${number('delayMs', 'Delay, ms', state.webhooks.delayMs)}
${number('shuffleMs', 'Shuffle within, ms', state.webhooks.shuffleMs)}
${number('drop', 'Drop next (−1: all)', state.webhooks.drop)}
${number('forge', 'Forge next (−1: all)', state.webhooks.forge)}
${number('timestampOffsetSeconds', 'Timestamp offset, s', state.webhooks.timestampOffsetSeconds)}
<button>Apply</button></form>
<form data-post="outage"><h3>Outage</h3>
${choice('mode', 'Mode', ['error', 'timeout', 'lose-answer', 'late-answer'])}
${number('count', 'Next calls (−1: all)', 1)}
${number('status', 'Status', 500)}
<button>Plan</button> <button type="button" data-delete="outage">Clear</button>
<p>${state.outages.length === 0 ? 'None planned.' : escape(JSON.stringify(state.outages))}</p></form>
<form data-post="switches" data-group="behaviour"><h3>Slow money</h3>
${number('sepaDebitDelayMs', 'SEPA debit, ms (empty: on command)', state.behaviour.sepaDebitDelayMs)}
${number('bankDelayMs', 'Bank page, ms (empty: on command)', state.behaviour.bankDelayMs)}
${choice('sepaDebitOutcome', 'SEPA debit ends', ['succeeded', 'failed'], state.behaviour.sepaDebitOutcome)}
${choice('refundOutcome', 'Refunds', ['succeeded', 'pending', 'failed'], state.behaviour.refundOutcome)}
<button>Apply</button></form>
</aside>
</main>
<script>${OVERVIEW_SCRIPT}</script>`,
  });
}

function intentsTable(intents: PaymentIntent[]): string {
  const rows = intents.map(
    (intent) => `<tr><td><code title="${escape(JSON.stringify(intent.metadata))}">${intent.id}</code></td>
<td class="n">${money(intent.amount, intent.currency)}</td><td><span class="s ${intent.status}">${intent.status}</span></td>
<td>${actions(intent)}</td><td>${escape(intent.receipt_email ?? '')}</td><td>${time(intent.created * 1000)}</td></tr>`,
  );
  return table(['Intent', 'Amount', 'Status', 'Actions', 'Receipt', 'Created'], rows);
}

function actions(intent: PaymentIntent): string {
  if (intent.status === 'processing') {
    return (['succeeded', 'failed'] as const)
      .map((outcome) => button(`payment_intents/${intent.id}/complete`, { outcome }, outcome))
      .join(' ');
  }
  if (intent.status === 'succeeded') {
    const path = `payment_intents/${intent.id}/refund`;
    const half = { amountCents: Math.floor(intent.amount / 2) };
    const dispute = `${button(`payment_intents/${intent.id}/dispute`, {}, 'dispute')} ${button(`payment_intents/${intent.id}/chargeback`, {}, 'charge back')}`;
    return `${button(path, {}, 'refund')} ${button(path, half, 'refund half')} ${dispute}`;
  }
  if (intent.status !== 'requires_action') return '';
  return (['pay', 'cancel'] as const)
    .map((decision) => button(`payment_intents/${intent.id}/decide`, { decision }, decision))
    .join(' ');
}

function refundsTable(refunds: Refund[]): string {
  const rows = refunds.map(
    (refund) => `<tr><td><code title="${escape(JSON.stringify(refund.metadata))}">${refund.id}</code></td>
<td><code>${refund.payment_intent}</code></td><td class="n">${money(refund.amount, refund.currency)}</td>
<td><span class="s ${refund.status}">${refund.status}</span></td><td>${endings(refund)}</td></tr>`,
  );
  return table(['Refund', 'Intent', 'Amount', 'Status', 'Actions'], rows);
}

function endings({ id, status }: Refund): string {
  const outcomes = { pending: ['succeeded', 'failed'], succeeded: ['failed'], failed: [] }[status];
  return outcomes.map((outcome) => button(`refunds/${id}/complete`, { outcome }, outcome)).join(' ');
}

function disputesTable(disputes: Dispute[]): string {
  const rows = disputes.map(({ id, payment_intent, amount, currency, reason, status }) => {
    const outcomes =
      status === 'needs_response' ? ['won', 'lost'] : status.startsWith('warning_n') ? ['warning_closed'] : [];
    const actions = outcomes.map((outcome) => button(`disputes/${id}/close`, { outcome }, outcome)).join(' ');
    return `<tr><td><code>${id}</code></td><td><code>${payment_intent}</code></td>
<td class="n">${money(amount, currency)}</td><td>${escape(reason)}</td><td><span class="s">${status}</span></td><td>${actions}</td></tr>`;
  });
  return table(['Dispute', 'Intent', 'Amount', 'Reason', 'Status', 'Actions'], rows);
}

function deliveriesTable(deliveries: Delivery[]): string {
  const rows = deliveries.map(
    (delivery) => `<tr><td>${time(delivery.at)}</td><td>${delivery.type}</td><td><code>${delivery.object}</code></td>
<td><span class="s ${delivery.result}">${delivery.result}${delivery.status ? ` ${delivery.status}` : ''}</span>${delivery.forged ? ' forged' : ''}</td>
<td class="n">${delivery.attempt}</td><td>${button(`events/${delivery.event}/resend`, {}, 'resend')}</td></tr>`,
  );
  return table(['At', 'Event', 'Object', 'Result', 'Attempt', 'Actions'], rows);
}

function table(heads: string[], rows: string[]): string {
  if (rows.length === 0) return '<p class="empty">Nothing yet.</p>';
  const head = heads.map((name) => `<th>${name}</th>`).join('');
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function button(path: string, body: Record<string, string | number>, label: string): string {
  return `<button class="small" data-post="${path}" data-body="${escape(JSON.stringify(body))}">${label}</button>`;
}

function number(name: string, label: string, value: number | null): string {
  return `<label>${label}<input type="number" name="${name}" value="${value ?? ''}"></label>`;
}

function choice(name: string, label: string, values: string[], chosen?: string): string {
  const options = values.map((value) => `<option${value === chosen ? ' selected' : ''}>${value}</option>`).join('');
  return `<label>${label}<select name="${name}">${options}</select></label>`;
}

function time(ms: number): string {
  return new Date(ms).toISOString().slice(11, 19);
}
