import fc from 'fast-check';
import type { Operation } from '../../app/openapi/openapi-document.js';
import { fittingPaths, fittingQueries, oddPaths, oddQueries, type Parameter } from './addresses.js';
import { bodySchemaOf, fittingContents, oddContents, type Content } from './contents.js';
import type { KnownValues } from './known-values.js';

export interface FuzzedOperation {
  method: string;
  /** Path in the document, with `{id}` for parameters. */
  path: string;
  operation: Operation;
}

export type Visitor = 'nobody' | 'customer' | 'staff';

export interface FuzzedRequest extends Content {
  visitor: Visitor;
  /** Percent-encoded, with its query. */
  url: string;
}

/** Node refuses a request whose head has more than 16 KiB. */
const longestUrl = 12_000;

/** Requests of one operation: nearly half fit the document, the others have one odd part. */
export function fuzzedRequests({ path, method, operation }: FuzzedOperation, known: KnownValues) {
  const parameters = operation.parameters as Parameter[];
  const schema = bodySchemaOf(path, operation, known);
  const isRead = method === 'get';
  const fit = {
    path: fittingPaths(path, parameters, known),
    query: fittingQueries(parameters, known),
    content: isRead ? fc.constant<Content>({}) : fittingContents(schema, known),
  };
  const parts = [
    { weight: 8, arbitrary: fc.record(fit) },
    {
      weight: parameters.some((one) => one.in === 'query') ? 6 : 1,
      arbitrary: fc.record({ ...fit, query: oddQueries(parameters, known) }),
    },
    ...(path.includes('{')
      ? [{ weight: 3, arbitrary: fc.record({ ...fit, path: oddPaths(path, parameters, known) }) }]
      : []),
    ...(isRead
      ? []
      : [{ weight: schema ? 8 : 2, arbitrary: fc.record({ ...fit, content: oddContents(schema, known) }) }]),
  ];
  return fc
    .tuple(visitors(operation), fc.oneof(...parts))
    .map(([visitor, { path: address, query, content }]): FuzzedRequest => {
      return { visitor, url: (query ? `${address}?${query}` : address).slice(0, longestUrl), ...content };
    });
}

function visitors(operation: Operation): fc.Arbitrary<Visitor> {
  const own: Visitor = operation['x-access'] === 'staff' ? 'staff' : 'customer';
  const any = fc.constantFrom<Visitor>('nobody', 'customer', 'staff');
  return fc.oneof({ weight: 9, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: any });
}
