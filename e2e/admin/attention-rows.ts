export const at = '2026-03-02T09:05:00.000Z';
export const orderId = 'd3939f87-a86e-5f52-ba02-d8de8081ea32';
const order = { orderId, orderNumber: '2026-000123' };
const noOrder = { orderId: null, orderNumber: null };
const payment = { currency: 'EUR', createdAt: at, refund: null, resolvedAt: null };
export const payments = [
  { ...payment, paymentIntentId: 'pi_een', amount: '24.95', reason: 'other-amount' },
  {
    ...payment,
    paymentIntentId: 'pi_twee',
    amount: '12.00',
    reason: 'unknown-checkout',
    refund: 'done',
    resolvedAt: at,
  },
];
const mail = { status: 'failed', attempts: 3, createdAt: at, sentAt: null };
export const mails = [
  { ...mail, id: '1', template: 'order-shipped', reference: { orderId }, lastError: 'smtp-550' },
  { ...mail, id: '2', template: 'login-code', reference: { codeId: 'x' }, lastError: 'code-expired' },
];
export const refunds = [
  {
    ...order,
    refundId: 'a',
    amount: '17.06',
    origin: 'shop',
    status: 'failed',
    attempts: 4,
    lastError: 'failed-at-provider',
    createdAt: at,
  },
  {
    ...noOrder,
    refundId: 'b',
    amount: '5.00',
    origin: 'shop',
    status: 'queued',
    attempts: 2,
    lastError: null,
    createdAt: at,
  },
];
export const failedInDashboard = {
  ...order,
  refundId: 're_een',
  amount: '12.34',
  origin: 'dashboard',
  status: 'failed',
  attempts: 1,
  lastError: 'failed-in-dashboard',
  createdAt: at,
};
const dispute = { paymentIntentId: 'pi_een', currency: 'EUR', openedAt: at, evidenceDueBy: at, state: 'open' };
export const disputes = [
  { ...dispute, disputeId: 'du_een', ...order, amount: '24.95', reason: 'fraudulent', isInquiry: false },
  { ...dispute, disputeId: 'du_twee', ...noOrder, amount: '5.00', reason: 'general', isInquiry: true },
];
export const refusals = [
  {
    process: 'when-order-placed-then-sell-stock',
    eventId: 'e1',
    command: 'SellStock',
    code: 'out-of-stock',
    createdAt: at,
  },
  {
    process: 'when-refund-requested-then-queue-refund',
    eventId: 'e2',
    command: 'QueueRefund',
    code: 'conflict',
    createdAt: at,
  },
];

export const withdrawals = [
  {
    id: 'w1',
    orderNumber: '2026-000123',
    name: 'Anna de Wit',
    email: 'anna@example.com',
    part: null,
    reason: 'Te zoet.',
    state: 'unmatched',
    cause: 'too-late',
    orderId,
    returnId: null,
    statedAt: at,
    confirmedAt: null,
    isReceiptWithheld: false,
    handledAt: null,
  },
  {
    id: 'w2',
    orderNumber: '2026-999999',
    name: 'Bo de Boer',
    email: 'bo@example.com',
    part: 'Een pot Sleep Well',
    reason: null,
    state: 'unmatched',
    cause: 'no-order',
    orderId: null,
    returnId: null,
    statedAt: at,
    confirmedAt: null,
    isReceiptWithheld: false,
    handledAt: null,
  },
];
const renewal = { productName: 'Sleep Well', status: 'active', cycle: 3, attempt: 2, amount: '43.71' };
export const renewals = [
  {
    ...renewal,
    subscriptionId: 's1',
    customerName: 'Anna de Wit',
    state: 'retrying',
    dueOn: '2026-03-05',
    code: 'insufficient_funds',
  },
  {
    ...renewal,
    subscriptionId: 's2',
    customerName: 'Bo de Boer',
    state: 'action-needed',
    dueOn: null,
    code: 'expired_card',
  },
];
