import Stripe from 'stripe';
import type { Config } from '../config/config.js';
import { inSpan } from '../tracing/spans.js';
import { storable } from './storable-text.js';

type HttpClient = NonNullable<Stripe.StripeConfig['httpClient']>;

export function stripeClient({ stripe: { secretKey, simulatorHost, simulatorPort } }: Pick<Config, 'stripe'>): Stripe {
  const simulated = simulatorPort && { host: simulatorHost, port: simulatorPort, protocol: 'http' as const };
  const httpClient = traced(cleaned(Stripe.createNodeHttpClient()));
  return new Stripe(secretKey, { ...simulated, httpClient, maxNetworkRetries: 2, timeout: 10_000, telemetry: false });
}

/** Cleans the texts of every response here, because buyers type some of them at the provider. */
function cleaned(client: HttpClient): HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => {
      const response = await client.makeRequest(...request);
      const parsed = response.toJSON.bind(response);
      return Object.assign(response, { toJSON: async () => storable<unknown>(await parsed()) });
    },
  };
}

/** One span per call; each retry has its own. */
function traced(client: HttpClient): HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (host, port, path, method, ...rest) => {
      const route = routeOf(path);
      const attributes = { 'http.request.method': method, 'http.route': route };
      return inSpan({ name: `stripe ${method} ${route}`, kind: 'client', attributes }, async (setAttributes) => {
        const response = await client.makeRequest(host, port, path, method, ...rest);
        setAttributes({ 'http.response.status_code': response.getStatusCode() });
        return response;
      });
    },
  };
}

/** `/v1/refunds/re_1?expand=…` → `/v1/refunds/:id`. */
function routeOf(path: string): string {
  return path.replace(/\?.*$/, '').replace(/^(\/v\d+\/[^/]+)\/[^/]+/, '$1/:id');
}
