import fc from 'fast-check';
import { exampleOf, type JsonSchema } from '../../app/openapi/example.js';
import type { KnownValues } from './known-values.js';

const days = ['2026-03-02', '2024-02-29', '2000-01-01', '2999-12-31', '0000-01-01', '9999-12-31'];
const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.constantFrom('sanne@example.com', 'anna+1@example.nl', `${'a'.repeat(64)}@example.com`),
  uuid: fc.uuid(),
  date: fc.constantFrom(...days),
  'date-time': fc.constantFrom(...days.map((day) => `${day}T23:59:59.999Z`)),
};

const amounts = [0, 0.01, '0.50', '12,50', 99_999.99, '21474836.47', 21_474_836.48, 1e9];
/** In requests an amount is a decimal string or a number. */
const isAmount = ({ type, anyOf = [] }: JsonSchema) =>
  [type ?? []].flat().includes('number') || anyOf.some((one) => one.type === 'number');

/** Values that the schema accepts. A property with the name of known values mostly has one of those. */
export function fitting(schema: JsonSchema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const existing = name === '' ? [] : known.of(name).filter((value) => isScalarOf(schema, value));
  const made = madeFor(schema, known, name);
  if (existing.length === 0) return made;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: made });
}

function isScalarOf(schema: JsonSchema, value: unknown): boolean {
  if ('const' in schema) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  if (schema.anyOf) return schema.anyOf.some((one) => isScalarOf(one, value));
  const { type, pattern = '', minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = schema;
  if (typeof value === 'string')
    return (
      type === 'string' &&
      value.length >= minLength &&
      value.length <= maxLength &&
      new RegExp(pattern, 'u').test(value)
    );
  if (typeof value !== 'number') return typeof value === type;
  return (type === 'number' || (type === 'integer' && Number.isInteger(value))) && value >= minimum && value <= maximum;
}

function madeFor(schema: JsonSchema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.examples) return fc.constantFrom(...schema.examples, ...(isAmount(schema) ? amounts : []));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, known, name)));
  const { items = {}, minItems = 0, maxItems = 4, minimum, maximum } = schema;
  switch (schema.type) {
    case 'object':
      return objects(schema, known, name);
    case 'array':
      return fc.array(fitting(items, known, name), { minLength: minItems, maxLength: Math.min(maxItems, 4) });
    case 'string':
      return texts(schema);
    case 'integer':
      return integers(schema);
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

function objects(schema: JsonSchema, known: KnownValues, parent: string): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties);
  if (names.length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.uuid(), fitting(additionalProperties, known, parent), { maxKeys: 3 });
  const keyOf = (name: string) => (parent === '' ? name : `${parent}.${name}`);
  const parts = Object.fromEntries(names.map((name) => [name, fitting(properties[name]!, known, keyOf(name))]));
  return fc.record(parts, { requiredKeys: required });
}

function texts(schema: JsonSchema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 300 } = schema;
  const example = fc.constant(exampleOf(schema) as string);
  if (format && formats[format]) return formats[format];
  if (pattern) return fc.oneof(example, matching(pattern, minLength, maxLength));
  const lengths = { minLength, maxLength };
  const short = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 20)), unit: 'grapheme' });
  const units = (['grapheme-ascii', 'grapheme', 'binary'] as const).map((unit) => fc.string({ ...lengths, unit }));
  return fc
    .oneof(example, short, ...units, fc.constant('ß'.repeat(maxLength)))
    .filter((text) => text.length >= minLength && text.length <= maxLength);
}

/** Look-aheads and `\p{L}`, which fast-check cannot generate, are left out and then filtered by. */
function matching(pattern: string, minLength: number, maxLength: number): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u');
  const simple = pattern
    .replace(/\(\?[!=][^)]*\)/g, '')
    .replaceAll(String.raw`\p{L}`, '[a-zé]')
    .replaceAll(String.raw`\P{L}`, '[^a-zé]');
  return fc
    .stringMatching(new RegExp(simple, 'u'))
    .filter((text) => whole.test(text) && text.length >= minLength && text.length <= maxLength);
}

function integers({ minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? Number.MIN_SAFE_INTEGER : exclusiveMinimum + 1);
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  const least = Math.min(Math.max(min, 0), max);
  const small = fc.integer({ min: least, max: Math.min(max, least + 10) });
  return fc.oneof({ weight: 3, arbitrary: small }, fc.constantFrom(min, max), fc.integer({ min, max }));
}
