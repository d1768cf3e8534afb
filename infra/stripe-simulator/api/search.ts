import type { Account } from '../account.js';
import type { Params } from '../http/form-encoding.js';
import { refuseUnknown, requiredText, text } from '../http/params.js';
import { invalidRequest } from '../http/stripe-error.js';
import type { PaymentIntent } from '../types.js';
import { pageSize } from './lists.js';

interface Clause {
  field: string;
  metadataKey: string | null;
  negated: boolean;
  operator: ':' | '<' | '<=' | '>' | '>=';
  value: string;
}

export interface SearchResult {
  object: 'search_result';
  data: PaymentIntent[];
  has_more: boolean;
  next_page: string | null;
  url: string;
}

const FIELDS = ['amount', 'created', 'currency', 'customer', 'status'];
const CLAUSE = /^\s*(-)?(?:metadata\[(['"])(.*?)\2\]|([a-z_]+))\s*(:|<=|>=|<|>)\s*(?:(['"])(.*?)\6|(\d+))\s*/;

/** Subset of Stripe's query language: `metadata['k']:'v'`, status, customer, currency, amount, created; AND or OR. */
export function searchPaymentIntents(account: Account, params: Params): SearchResult {
  refuseUnknown(params, ['query', 'limit', 'page']);
  const query = parseQuery(requiredText(params, 'query'));
  const limit = pageSize(params);
  const metadata = query.join === 'OR' ? undefined : query.clauses.find((c) => c.metadataKey !== null && !c.negated);
  const index = metadata && { name: 'metadata', key: `${metadata.metadataKey}\n${metadata.value}` };
  const every = query.join !== 'OR';
  const data: PaymentIntent[] = [];
  for (const intent of account.paymentIntents.newestFirst(text(params, 'page') ?? undefined, index)) {
    const matches = (clause: Clause) => fits(intent, clause);
    if (!(every ? query.clauses.every(matches) : query.clauses.some(matches))) continue;
    if (data.length === limit) return result(data, data.at(-1)!.id);
    data.push(intent);
  }
  return result(data, null);
}

function result(data: PaymentIntent[], next: string | null): SearchResult {
  return {
    object: 'search_result',
    data,
    has_more: next !== null,
    next_page: next,
    url: '/v1/payment_intents/search',
  };
}

function parseQuery(query: string): { clauses: Clause[]; join: 'AND' | 'OR' } {
  const clauses: Clause[] = [];
  const joins = new Set<string>();
  let rest = query;
  while (rest !== '') {
    const found = CLAUSE.exec(rest);
    const [whole, minus, , metadataKey, field, operator, , quoted, number] = found ?? [];
    if (!whole || (field !== undefined && !FIELDS.includes(field))) throw badQuery(query);
    clauses.push({
      field: field ?? 'metadata',
      metadataKey: metadataKey ?? null,
      negated: minus !== undefined,
      operator: operator as Clause['operator'],
      value: quoted ?? number ?? '',
    });
    rest = rest.slice(whole.length);
    if (rest === '') break;
    const join = /^(AND|OR)\s+/i.exec(rest);
    if (!join) throw badQuery(query);
    joins.add(join[1]!.toUpperCase());
    rest = rest.slice(join[0].length);
  }
  if (joins.size > 1) throw badQuery(query);
  return { clauses, join: joins.has('OR') ? 'OR' : 'AND' };
}

function fits(intent: PaymentIntent, clause: Clause): boolean {
  const actual =
    clause.metadataKey === null ? intent[clause.field as keyof PaymentIntent] : intent.metadata[clause.metadataKey];
  return compare(actual, clause) !== clause.negated;
}

function compare(actual: unknown, { operator, value }: Clause): boolean {
  switch (operator) {
    case ':':
      return actual !== undefined && actual !== null && String(actual) === value;
    case '<':
      return Number(actual) < Number(value);
    case '<=':
      return Number(actual) <= Number(value);
    case '>':
      return Number(actual) > Number(value);
    case '>=':
      return Number(actual) >= Number(value);
  }
}

function badQuery(query: string): Error {
  return invalidRequest(`We were unable to parse your search query: ${query}`, { param: 'query' });
}
