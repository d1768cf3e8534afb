export interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

const formats: Record<string, string> = {
  email: 'sanne@example.com',
  uuid: '7f0c2d1e-5b5a-4c7e-9a55-0d6a4e0f1b2c',
  date: '2026-03-02',
  'date-time': '2026-03-02T09:00:00.000Z',
};

/** Candidate texts. The first one that a schema accepts is its example. */
const texts = [
  'sleep-well',
  '24.95',
  '123456',
  '2026-000123',
  '1015 CN',
  'Prinsengracht 12',
  '0612345678',
  '12345678',
  '-createdAt',
  '12',
  'pi_3Qk2sleepwell',
  '/art/sleep-well.webp',
];

/** Returns a value that fits the schema, deterministically. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.examples) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? schema.anyOf[0]!);
  switch (schema.type) {
    case 'object':
      return exampleObject(schema);
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => exampleOf(schema.items ?? {}));
    case 'string':
      return exampleText(schema);
    case 'integer':
    case 'number':
      return exampleNumber(schema);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function exampleObject({ properties = {}, additionalProperties }: JsonSchema): object {
  const named = Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema)]);
  if (named.length === 0 && typeof additionalProperties === 'object') return { name: exampleOf(additionalProperties) };
  return Object.fromEntries(named) as object;
}

function exampleText({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const known = format && formats[format];
  if (known) return known;
  const shape = new RegExp(pattern ?? '', 'u');
  const fits = (text: string) => shape.test(text) && text.length >= minLength && text.length <= maxLength;
  return texts.find(fits) ?? '';
}

function exampleNumber({ minimum, exclusiveMinimum, maximum = Infinity }: JsonSchema): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  return Math.min(Math.max(1, least), maximum);
}
