import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { z } from 'zod';
import type { JsonSchema } from '../../app/openapi/example.js';
import { fitting } from './fitting-values.js';
import { KnownValues } from './known-values.js';
import { mutated } from './mutated.js';

const contract = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(40),
  postalCode: z.string().regex(/^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/),
  address: z
    .string()
    .regex(/\p{L}.*\d/u)
    .max(80),
  on: z.iso.date(),
  email: z.email(),
  cents: z
    .int()
    .min(-5)
    .max(2 ** 31),
  plan: z.enum(['one', 'two']).nullable(),
  items: z
    .array(z.strictObject({ id: z.uuid(), quantity: z.int().positive() }))
    .min(1)
    .max(3),
  note: z.string().min(2).max(9).optional(),
  endings: z.record(z.string(), z.boolean()),
});
const schema = z.toJSONSchema(contract, { io: 'input' }) as JsonSchema;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const accepts = ajv.compile(schema);

const known = new KnownValues();
known.note('/api/orders', [
  { id: 'not-a-uuid', cents: 1.5, slug: 'sleep-well', note: 'x', items: [{ id: 'also-not' }] },
]);

it('makes values that the schema accepts, whatever is known', () => {
  fc.assert(
    fc.property(fitting(schema, known), (value) => {
      if (!accepts(value)) throw new Error(ajv.errorsText(accepts.errors));
    }),
    { seed: 19, numRuns: 300 },
  );
});

it('uses known values that the schema accepts', () => {
  const slugs = fc
    .sample(fitting(schema, known), { seed: 19, numRuns: 50 })
    .map((value) => (value as { slug: string }).slug);
  expect(slugs.filter((slug) => slug === 'sleep-well').length).toBeGreaterThan(15);
});

it('changes most values into ones that the schema refuses', () => {
  const values = fc.sample(mutated(fitting(schema, known)), { seed: 19, numRuns: 200 });
  expect(values.filter((value) => !accepts(value)).length).toBeGreaterThan(100);
});
