import type { Behaviour } from '../account.js';
import type { Decision } from '../api/intents/shopper-decision.js';
import type { DisputeOptions, DisputeOutcome } from '../api/settlement/disputes.js';
import type { Control } from '../control.js';
import type { Outage } from '../http/outage.js';
import type { JournalEntry } from '../journal.js';
import type { PageResponse, PageHandler, PageRequest } from '../http/server.js';
import type { WebhookSwitches } from '../webhooks/switches.js';
import { overviewPage } from './overview-page.js';

interface ControlBody extends DisputeOptions {
  /** Why the bank returned a debit. */
  code?: string;
  webhooks?: Partial<WebhookSwitches>;
  webhookUrl?: string | null;
  behaviour?: Partial<Behaviour>;
  latencyMs?: number;
  outcome?: 'failed' | 'succeeded' | DisputeOutcome;
  decision?: Decision;
  seconds?: number;
  /** `[collection, id, object]`. */
  entries?: JournalEntry[];
}

/** The overview at `/` and the JSON controls under `/__control/`. */
export function controlPages(control: Control): PageHandler {
  return (request) => {
    if (request.path === '/' && request.method === 'GET') {
      return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: overviewPage(control) };
    }
    if (!request.path.startsWith('/__control/')) return null;
    const path = request.path.slice('/__control/'.length).split('/');
    if (request.method === 'GET') return look(control, path, Number(request.query.get('limit') ?? 100));
    // A page of another origin needs a CORS preflight to send JSON, and the preflight gets no permission.
    if (!request.contentType.startsWith('application/json')) return json(415, { error: 'Send application/json.' });
    return act(control, path, request);
  };
}

function look(control: Control, [what, id]: string[], limit: number): PageResponse {
  switch (what) {
    case 'state':
      return json(200, control.state());
    case 'payment_intents':
      return found(id === undefined ? control.paymentIntents(limit) : control.paymentIntent(id));
    case 'charges':
      return json(200, control.charges(limit));
    case 'refunds':
      return json(200, control.refunds(limit));
    case 'disputes':
      return json(200, control.disputes(limit));
    case 'events':
      return json(200, control.events(limit));
    case 'deliveries':
      return json(200, control.deliveries(limit));
    default:
      return found(undefined);
  }
}

function act(control: Control, [what, id, verb]: string[], request: PageRequest): PageResponse {
  let body: ControlBody;
  try {
    body = (request.body === '' ? {} : JSON.parse(request.body)) as ControlBody;
  } catch {
    return json(400, { error: 'The body is no JSON.' });
  }
  switch ([what, verb].filter(Boolean).join(' ')) {
    case 'reset':
      control.reset();
      return json(200, control.state());
    case 'take':
      control.take(body.entries ?? []);
      return json(200, control.state());
    case 'switches':
      if (body.webhooks) control.setWebhookSwitches(body.webhooks);
      if (body.webhookUrl !== undefined) control.setWebhookUrl(body.webhookUrl);
      if (body.behaviour) control.setBehaviour(body.behaviour);
      if (body.latencyMs !== undefined) control.setLatency(body.latencyMs);
      return json(200, control.state());
    case 'outage':
      if (request.method === 'DELETE') control.clearOutages();
      else control.planOutage(body as unknown as Outage);
      return json(200, control.state());
    case 'clock':
      control.advanceClock(body.seconds ?? 0);
      return json(200, control.state());
    case 'complete':
      return json(200, { completed: control.completeAllProcessing(ended(body)) });
    case 'payment_intents complete':
      return found(control.completeProcessing(id ?? '', ended(body), body.code));
    case 'payment_intents decide':
      return found(control.decide(id ?? '', body.decision ?? 'pay'));
    case 'payment_intents refund':
      return found(control.refundInDashboard(id ?? '', body.amountCents));
    case 'payment_intents dispute':
      return found(control.openDispute(id ?? '', body));
    case 'payment_intents chargeback':
      return found(control.chargeBack(id ?? '', body.reason));
    case 'disputes escalate':
      return found(control.escalateInquiry(id ?? ''));
    case 'disputes close':
      return found(control.closeDispute(id ?? '', (body.outcome ?? 'won') as DisputeOutcome));
    case 'refunds complete':
      return found(control.completeRefund(id ?? '', ended(body)));
    case 'events resend':
      return control.resend(id ?? '') ? json(202, { resent: id }) : found(undefined);
    default:
      return found(undefined);
  }
}

function ended({ outcome }: ControlBody): 'failed' | 'succeeded' {
  return outcome === 'failed' ? 'failed' : 'succeeded';
}

function found(value: object | undefined): PageResponse {
  return value === undefined ? json(404, { error: 'Not found, or not in a state for this.' }) : json(200, value);
}

function json(status: number, value: object): PageResponse {
  return { status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value, null, 2) };
}
