import type { Account } from '../account.js';
import type { Params } from './form-encoding.js';
import { items } from './params.js';
import { invalidRequest } from './stripe-error.js';

const EXPANDABLE =
  /^(charge|customer|default_payment_method|generated_sepa_debit|generated_sepa_debit_mandate|latest_attempt|latest_charge|mandate|payment_intent|payment_method|setup_intent)$/;

/** The response with the ids in `expand[]` replaced by their objects. `data.` expands inside a list. */
export function expanded(account: Account, response: object, params: Params): object {
  let result = response;
  for (const path of items(params, 'expand')) result = expandPath(account, result, path.split('.'), path) as object;
  return result;
}

function expandPath(account: Account, value: unknown, segments: readonly string[], path: string): unknown {
  if (value === null || value === undefined) return value;
  const [head, ...rest] = segments;
  if (head === undefined) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => expandPath(account, item, segments, path));
  if (typeof value !== 'object' || !(head in value)) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const inner = (value as Record<string, unknown>)[head];
  if (rest.length === 0 && !EXPANDABLE.test(head)) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const object = typeof inner === 'string' ? (account.find(inner) ?? inner) : inner;
  return { ...value, [head]: expandPath(account, object, rest, path) };
}
