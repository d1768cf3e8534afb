import pg from 'pg';

const nextEvents = `select position, stream_id as "orderId", id, type, data from event_store.events
  where position > $1 and type = any($2) order by position limit 2000`;

/** How each event of an order shows at the provider: `[collection, object]`. */
const shownAs = {
  PaymentCaptured: payment,
  LatePaymentCaptured: payment,
  OrderRefunded: ({ id, data }, made) => (data.byHand ? null : refund(made(data.refundId, `re_demo_${id}`), data)),
  RefundFailed: ({ data }, made) => refund(made(data.refundId), data, 'failed'),
  ExternalRefundRecorded: ({ data }) => outside(data, 'succeeded', 'lost'),
  ExternalRefundFailed: ({ data }) => outside(data, 'failed', 'won'),
};

/**
 * Gives the payment provider of a demo the payments, refunds and disputes that the events of its orders tell, because a seed
 * makes none there. Returns how many objects it has of each kind.
 */
export async function fillProvider({ databaseUrl, port }) {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const paymentOf = new Map();
  const ids = new Map();
  /** The id at the provider of a refund of the shop: the newest, since a failed one is made again. */
  const made = (refundId, id) => (id ? ids.set(refundId, id) : ids).get(refundId);
  try {
    for (let position = 0; ;) {
      const { rows } = await client.query(nextEvents, [position, Object.keys(shownAs)]);
      if (rows.length === 0) break;
      position = rows.at(-1).position;
      const entries = [];
      for (const event of rows) {
        if (event.data.paymentIntentId) paymentOf.set(event.orderId, event.data.paymentIntentId);
        const shown = shownAs[event.type](event, made);
        if (!shown) continue;
        const [collection, object] = shown;
        entries.push([collection, object.id, { payment_intent: paymentOf.get(event.orderId), ...object }]);
      }
      await post(port, entries);
    }
  } finally {
    await client.end();
  }
  const { counts } = await post(port, []);
  return { payments: counts.payment_intents, refunds: counts.refunds, disputes: counts.disputes };
}

async function post(port, entries) {
  const response = await fetch(`http://127.0.0.1:${port + 1}/__control/take`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ entries }),
  });
  if (!response.ok) throw new Error(`The provider took nothing: ${response.status}`);
  return response.json();
}

const inEuros = { currency: 'eur', created: 1, livemode: false, metadata: {} };

function payment({ data: { paymentIntentId: id, amountCents } }) {
  const paid = { status: 'succeeded', amount: amountCents, amount_received: amountCents };
  return [
    'payment_intents',
    { ...inEuros, id, object: 'payment_intent', ...paid, latest_charge: null, shipping: null },
  ];
}

function refund(id, { amountCents }, status = 'succeeded') {
  return ['refunds', { ...inEuros, id, object: 'refund', amount: amountCents, status }];
}

function outside(data, refundStatus, disputeStatus) {
  if (data.origin !== 'dispute') return refund(data.externalId, data, refundStatus);
  const evidence = { due_by: null, has_evidence: false, past_due: false, submission_count: 0 };
  const dispute = {
    ...inEuros,
    id: data.externalId,
    object: 'dispute',
    amount: data.amountCents,
    status: disputeStatus,
  };
  return ['disputes', { ...dispute, reason: 'general', evidence_details: evidence }];
}
