import { subscribe } from 'node:diagnostics_channel';

/** How long the simulator, which runs in this process, took to make each payment: from its request to its answer. */
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

  /** In milliseconds, once. Throws for a payment that was not made here. */
  take(paymentIntentId) {
    const time = this.times.get(paymentIntentId);
    if (time === undefined) throw new Error(`${paymentIntentId} was not made here`);
    this.times.delete(paymentIntentId);
    return time;
  }
}
