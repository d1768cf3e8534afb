import { z } from 'zod';
import { endpoint } from './endpoint.js';

export const HealthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'starting', 'stopping', 'down']),
  parts: z.record(z.string(), z.string()),
});
export type Health = z.infer<typeof HealthSchema>;

const Text = z.string().max(4096);

/** One report in the format of `report-uri`, or a list in that of the Reporting API. */
export const PolicyReportSchema = z.union([
  z.object({
    'csp-report': z.object({
      'document-uri': Text,
      'effective-directive': Text.optional(),
      'violated-directive': Text.optional(),
      'blocked-uri': Text.optional(),
    }),
  }),
  z
    .array(
      z.object({
        type: Text,
        body: z.object({
          documentURL: Text.optional(),
          effectiveDirective: Text.optional(),
          blockedURL: Text.nullish(),
        }),
      }),
    )
    .max(20),
]);
export type PolicyReport = z.infer<typeof PolicyReportSchema>;

export const ReceivedWebhookSchema = z.object({ received: z.literal(true) });
export type ReceivedWebhook = z.infer<typeof ReceivedWebhookSchema>;

export const OpenApiDocumentSchema = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.unknown(),
});

export const checkHealth = endpoint('GET /healthz', {
  access: 'open',
  summary: 'Whether the process lives.',
  response: HealthSchema,
});

export const checkReadiness = endpoint('GET /readyz', {
  access: 'open',
  summary:
    'The process can do its work. An event store that is away later, a reader that is behind or halted, and a full disk of the database make it `degraded`: it still reads. A part that fails has a reason and a code, such as `denied: NOAUTH`: `refused`, `unreachable`, `timeout`, `denied`, `full`, `not-writable`, `missing` or `failed`.',
  response: HealthSchema,
});

export const readMetrics = endpoint('GET /metrics', {
  access: 'open',
  summary: 'For Prometheus, with `Authorization: Bearer METRICS_TOKEN`.',
  response: { file: 'text/plain' },
  refuses: ['not-found'],
});

export const showDocs = endpoint('GET /api/docs', {
  access: 'open',
  summary: 'Every route, for people.',
  response: { file: 'text/html' },
  refuses: ['not-found'],
});

export const readDocs = endpoint('GET /api/docs.json', {
  access: 'open',
  summary: 'The same as OpenAPI 3.1.',
  response: OpenApiDocumentSchema,
  refuses: ['not-found'],
});

export const readRobots = endpoint('GET /robots.txt', {
  access: 'open',
  summary: 'Where search engines may look, in the format of RFC 9309.',
  response: { file: 'text/plain' },
});

export const readSitemap = endpoint('GET /sitemap.xml', {
  access: 'open',
  summary:
    'Every public page, active category and product on sale, with its picture and the date of its last change. Empty while the access gate is on. See sitemaps.org.',
  response: { file: 'application/xml' },
});

export const readLlms = endpoint('GET /llms.txt', {
  access: 'open',
  summary: 'The shop, its pages, categories and products in Markdown for language models. See llmstxt.org.',
  response: { file: 'text/plain' },
  refuses: ['not-found'],
});

export const readSecurityText = endpoint('GET /.well-known/security.txt', {
  access: 'open',
  summary: 'Where to report a vulnerability, in the format of RFC 9116. It expires in half a year, counted from today.',
  response: { file: 'text/plain' },
});

export const readSecurityPolicy = endpoint('GET /.well-known/security-policy.txt', {
  access: 'open',
  summary: 'What we ask of people who find a vulnerability, in Dutch and English.',
  response: { file: 'text/plain' },
});

export const receiveWebhook = endpoint('POST /api/webhooks/stripe', {
  access: 'open',
  summary:
    'Stores the webhook event, then settles its payment. A handled event is ignored, and so is one about a payment that is not ours; a failure responds with 5xx, so that the provider retries.',
  response: ReceivedWebhookSchema,
  refuses: ['not-allowed', 'payment-locked', 'payment-provider-unavailable'],
});

export const sendImage = endpoint('GET /files/products/:name', {
  access: 'open',
  summary: 'Sends one size of an uploaded picture. The headers let browsers show it as a picture only.',
  response: { file: 'image/webp' },
});

export const showQueues = endpoint('GET /api/admin/queues', {
  access: 'staff',
  permission: 'technical',
  summary: 'The queue on screen, for whoever runs the shop: what waits, runs and failed. It changes nothing.',
  response: { file: 'text/html' },
});

export const showPart = endpoint('GET /api/admin/queues/*', {
  access: 'staff',
  permission: 'technical',
  summary: 'Serves its pages, their files and the data that they request.',
  response: { file: '' },
  refuses: ['unavailable'],
});

export const receivePolicyReport = endpoint('POST /api/policy-reports', {
  access: 'open',
  summary: 'Counts what a browser blocked, by directive, host and page.',
  body: PolicyReportSchema,
  refuses: ['too-many-attempts'],
});
