import fc from 'fast-check';
import { oddKeys, oddValue } from './odd-values.js';

type Place = readonly (string | number)[];

/** Values with one to three changes: a part replaced by an odd value, removed, or a key added. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({
    place: fc.nat({ max: 10_000 }),
    kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
    odd: oddValue,
    key: fc.constantFrom(...oddKeys),
  });
  return fc.tuple(values, fc.array(change, { minLength: 1, maxLength: 3 })).map(([value, changes]) =>
    changes.reduce((changed, { place, kind, odd, key }) => {
      const places = placesOf(changed);
      return changedAt(changed, places[place % places.length]!, kind, odd, key);
    }, value),
  );
}

function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || at.length > 5) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...at, key]))];
}

function changedAt(value: unknown, [first, ...rest]: Place, kind: string, odd: unknown, key: string): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (first === undefined) return kind === 'add' && isObject ? withKey(value, key, odd) : odd;
  if (rest.length === 0 && kind === 'remove') return without(value, first);
  const part = changedAt((value as Record<string, unknown>)[first], rest, kind, odd, key);
  if (Array.isArray(value)) return value.map((old: unknown, index) => (String(index) === first ? part : old));
  return withKey(value as object, String(first), part);
}

function without(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => String(index) !== key);
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key));
}

/** Defines the key, because an assignment to `__proto__` would not store it. */
function withKey(value: object, key: string, part: unknown): object {
  return Object.defineProperty({ ...value }, key, { value: part, enumerable: true, configurable: true });
}
