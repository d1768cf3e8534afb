import { z } from 'zod';
import { endpoints } from './endpoint.js';

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

const open = endpoints({ access: 'open' });
const technical = endpoints({ access: 'staff', permission: 'technical' });

export const checkHealth = open('GET /healthz', { summary: 'Whether the process lives.', response: HealthSchema });

export const checkReadiness = open('GET /readyz', {
  summary:
    'The process can do its work. An event store that is away later, a reader that is behind or halted, and a full disk of the database make it `degraded`: it still reads. A part that fails has a reason and a code, such as `denied: NOAUTH`: `refused`, `unreachable`, `timeout`, `denied`, `full`, `not-writable`, `missing` or `failed`.',
  response: HealthSchema,
});

export const readMetrics = open('GET /metrics', {
  summary: 'For Prometheus, with `Authorization: Bearer METRICS_TOKEN`.',
  response: { file: 'text/plain' },
  refuses: ['not-found'],
});

export const showDocs = open('GET /api/docs', {
  summary: 'Every route, for people.',
  response: { file: 'text/html' },
  refuses: ['not-found'],
});

export const readDocs = open('GET /api/docs.json', {
  summary: 'The same as OpenAPI 3.1.',
  response: OpenApiDocumentSchema,
  refuses: ['not-found'],
});

export const readRobots = open('GET /robots.txt', {
  summary: 'Where search engines may look, in the format of RFC 9309.',
  response: { file: 'text/plain' },
});

export const readSitemap = open('GET /sitemap.xml', {
  summary:
    'Every public page, active category and product on sale, with its picture and the date of its last change. Empty while the access gate is on. See sitemaps.org.',
  response: { file: 'application/xml' },
});

export const readLlms = open('GET /llms.txt', {
  summary: 'The shop, its pages, categories and products in Markdown for language models. See llmstxt.org.',
  response: { file: 'text/plain' },
  refuses: ['not-found'],
});

export const readSecurityText = open('GET /.well-known/security.txt', {
  summary: 'Where to report a vulnerability, in the format of RFC 9116. It expires in half a year, counted from today.',
  response: { file: 'text/plain' },
});

export const readSecurityPolicy = open('GET /.well-known/security-policy.txt', {
  summary: 'What we ask of people who find a vulnerability, in Dutch and English.',
  response: { file: 'text/plain' },
});

export const receiveWebhook = open('POST /api/webhooks/stripe', {
  summary:
    'Stores the webhook event, then settles its payment. A handled event is ignored, and so is one about a payment that is not ours; a failure responds with 5xx, so that the provider retries.',
  response: ReceivedWebhookSchema,
  refuses: ['not-allowed', 'payment-locked', 'payment-provider-unavailable'],
});

export const sendImage = open('GET /files/products/:name', {
  summary:
    'Sends one size of an uploaded picture as WebP, or the square for mails as JPEG. The headers let browsers show it as a picture only.',
  response: { file: 'image/*' },
});

export const showQueues = technical('GET /api/admin/queues', {
  summary: 'The queue on screen, for whoever runs the shop: what waits, runs and failed. It changes nothing.',
  response: { file: 'text/html' },
});

export const showPart = technical('GET /api/admin/queues/*', {
  summary: 'Serves its pages, their files and the data that they request.',
  response: { file: '' },
  refuses: ['unavailable'],
});

export const receivePolicyReport = open('POST /api/policy-reports', {
  summary: 'Counts what a browser blocked, by directive, host and page.',
  body: PolicyReportSchema,
  refuses: ['too-many-attempts'],
});
