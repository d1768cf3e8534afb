import fc from 'fast-check';
import type { JsonSchema } from '../../app/openapi/example.js';
import { fitting } from './fitting-values.js';
import type { KnownValues } from './known-values.js';
import { oddTexts } from './odd-values.js';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: JsonSchema;
}

const brokenPaths = ['%', '%zz', '%00', 'a%00b', '%2e%2e%2f', 'a%2Fb', '%ED%A0%80', '%c0%af', '%F0%9F%98%80', ';', '*'];
const strayQueries = ['__proto__=1', '__proto__[a]=1', 'onbekend=%F0%9F%98%80', '&&=&', '%', '%zz=%zz', '=', '%00'];

/** Paths whose parameters are mostly those of existing rows. */
export function fittingPaths(path: string, parameters: readonly Parameter[], known: KnownValues) {
  return paths(path, parameters, (parameter) => valuesOf(path, parameter, known).map(percent));
}

export function oddPaths(path: string, parameters: readonly Parameter[], known: KnownValues) {
  const texts = oddTexts.filter((text) => text !== ''); // an empty one leads to another route
  const odd = fc.constantFrom(...texts.map((text) => percent(text.slice(0, 400))), ...brokenPaths);
  return paths(path, parameters, (parameter) => fc.oneof(odd, odd, valuesOf(path, parameter, known).map(percent)));
}

export function fittingQueries(parameters: readonly Parameter[], known: KnownValues): fc.Arbitrary<string> {
  const pairs = inQuery(parameters).map(({ name, schema }) =>
    fc.option(
      fitting(schema, known, name).map((value) => pair(name, value)),
      { nil: '' },
    ),
  );
  return fc.tuple(...pairs).map(joined);
}

/** One odd parameter among fitting ones, or one that the route does not have. */
export function oddQueries(parameters: readonly Parameter[], known: KnownValues): fc.Arbitrary<string> {
  const texts = fc.constantFrom(...oddTexts.map((text) => text.slice(0, 1_000)));
  const odd = inQuery(parameters).flatMap(({ name, schema }) => {
    const twice = fc.tuple(fitting(schema, known, name), texts).map((both) => both.map((value) => pair(name, value)));
    const raw = [name, `${name}[]=1`, `${name}[a]=1`, `${name}=%zz`, `${name}=%00`, `${name}=%ED%A0%80`];
    return [texts.map((value) => pair(name, value)), twice.map(joined), fc.constantFrom(...raw)];
  });
  return fc.tuple(fittingQueries(parameters, known), fc.oneof(...odd, fc.constantFrom(...strayQueries))).map(joined);
}

function valuesOf(path: string, { name, schema }: Parameter, known: KnownValues): fc.Arbitrary<string> {
  const existing = known.of(name, path.slice(0, path.indexOf(`/{${name}}`)));
  const made = fitting(schema, known, name);
  const mostly = existing.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...existing) }] : [];
  return fc.oneof(...mostly, { weight: 1, arbitrary: made }).map((value) => String(value).slice(0, 90));
}

function paths(path: string, parameters: readonly Parameter[], of: (parameter: Parameter) => fc.Arbitrary<string>) {
  const named = parameters.filter((parameter) => parameter.in === 'path');
  return fc
    .record(Object.fromEntries(named.map((parameter) => [parameter.name, of(parameter)])))
    .map((values) => path.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!));
}

const inQuery = (parameters: readonly Parameter[]) => parameters.filter((parameter) => parameter.in === 'query');
const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join('&');
const pair = (name: string, value: unknown) => `${name}=${percent(String(value))}`;

/** Encodes byte by byte, because `encodeURIComponent` throws on a lone surrogate. */
function percent(text: string): string {
  return text.replace(/[^\w.~-]/gu, (character) =>
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
}
