import { subscribe } from 'node:diagnostics_channel';

/** Time that the simulator, which runs in this process, took to create each payment: from request to response. */
export class ProviderTimes {
  times = new Map();

  constructor() {
    subscribe('http.server.request.start', ({ request, response }) => {
      if (request.method !== 'POST' || request.url !== '/v1/payment_intents') return;
      const start = performance.now();
      const { end } = response;
      response.end = (body, ...rest) => {
        const [, id] = /"id":\s*"(pi_\w+)"/.exec(String(body)) ?? [];
        this.times.set(id, performance.now() - start);
        return end.call(response, body, ...rest);
      };
    });
  }

  /** Returns milliseconds and forgets the payment. Throws for a payment that this simulator did not create. */
  take(paymentIntentId) {
    const time = this.times.get(paymentIntentId);
    if (time === undefined) throw new Error(`${paymentIntentId} was not created here`);
    this.times.delete(paymentIntentId);
    return time;
  }
}
