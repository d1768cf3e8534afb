import fc from 'fast-check';
import * as api from '../../../../contracts/api.js';
import type { JsonSchema } from '../../app/openapi/example.js';
import type { Operation } from '../../app/openapi/openapi-document.js';
import { fitting } from './fitting-values.js';
import type { KnownValues } from './known-values.js';
import { mutated } from './mutated.js';
import { oddValue } from './odd-values.js';

export interface Content {
  contentType?: string;
  body?: string;
}

type Contents = fc.Arbitrary<Content>;

const brokenBodies = ['', '{', '[]', 'null', '"x"', '0', '{"a":1}}', '{"a":\u0000}', '\ufeff{}', 'a=1&b=2'];
const hiddenPrototypes = ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'];
const contentTypes = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'multipart/form-data'],
  ...['application/json; charset=utf-16', 'application/xml', 'x', 'application/merge-patch+json', 'image/png'],
];

/** The body of a webhook, which the payment provider defines. */
const webhookEventSchema = (intentIds: readonly unknown[]): JsonSchema => ({
  type: 'object',
  required: ['id', 'object', 'type', 'created', 'data'],
  properties: {
    id: { type: 'string', pattern: '^evt_[a-z0-9]{1,20}$' },
    object: { type: 'string', const: 'event' },
    type: {
      enum: ['payment_intent.succeeded', 'payment_intent.payment_failed', 'charge.refund.updated', 'customer.created'],
    },
    created: { type: 'integer', minimum: 0, maximum: 4_000_000_000 },
    data: {
      type: 'object',
      required: ['object'],
      properties: {
        object: {
          type: 'object',
          required: ['id', 'object'],
          properties: {
            id: { enum: ['pi_unknown', ...intentIds] },
            object: { type: 'string', const: 'payment_intent' },
            payment_intent: { enum: ['pi_unknown', ...intentIds] },
            metadata: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  },
});

const json = (body: unknown): Content => ({ contentType: 'application/json', body: JSON.stringify(body) });

export function bodySchemaOf(path: string, { requestBody }: Operation, known: KnownValues): JsonSchema | undefined {
  if (path === api.operations.receiveWebhook.path) return webhookEventSchema(known.of('paymentIntentId'));
  return requestBody?.content['application/json']?.schema as JsonSchema | undefined;
}

export function fittingContents(schema: JsonSchema | undefined, known: KnownValues): Contents {
  return schema ? fitting(schema, known).map(json) : fc.constant({});
}

export function oddContents(schema: JsonSchema | undefined, known: KnownValues): Contents {
  const broken = [...brokenBodies, ...hiddenPrototypes].map((body) => ({ contentType: 'application/json', body }));
  const others = contentTypes.map((contentType) => ({ contentType, body: '--x\r\n{}' }));
  const parts = ['a', '😀', 'x'.repeat(2_000), '../../x.png', 'a"; name="image'].map((name) => multipart(name));
  return fc.oneof(
    { weight: schema ? 12 : 1, arbitrary: mutated(schema ? fitting(schema, known) : fc.constant({})).map(json) },
    { weight: 1, arbitrary: oddValue.map(json) },
    { weight: 1, arbitrary: fc.constantFrom({}, ...parts) },
    { weight: 1, arbitrary: fc.constantFrom(...broken) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

function multipart(filename: string): Content {
  const head = `content-disposition: form-data; name="image"; filename="${filename}"\r\ncontent-type: image/png`;
  return { contentType: 'multipart/form-data; boundary=x', body: `--x\r\n${head}\r\n\r\nGIF89a\u0000\r\n--x--\r\n` };
}
