import type { ZodType, z } from 'zod';
import type { ErrorCode } from './errors.js';
import type { Permission } from './staff/permissions.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type ParamType = 'string' | 'integer' | 'uuid';

/** Who may call an endpoint. */
interface Audience {
  /** `open`: everybody. `shopper`: past the access gate. `customer`: logged in. `staff`: a staff session only. */
  access: 'open' | 'shopper' | 'customer' | 'staff';
  /** What a member of staff needs, all of them; none opens it to every role. */
  permission?: Permission | readonly Permission[];
}

/** What an endpoint takes, returns and refuses. */
interface OwnTerms {
  /** One sentence for the description of the API. */
  summary: string;
  /** Types of the parameters in the path that are not plain strings. */
  params?: Readonly<Record<string, ParamType>>;
  query?: ZodType;
  body?: ZodType;
  /** The successful response, or the start of the content type of a file. Without it: no body and status 204. */
  response?: ZodType | { file: string };
  /** The status of a successful response with a body, when it is not 200. */
  status?: 201 | 202;
  /** Codes that this endpoint refuses with, besides those of its access and of input that does not match. */
  refuses?: readonly ErrorCode[];
}

/**
 * What the caller and the server of an endpoint must know, besides its method and path. The front end's build keeps
 * the audience and `params` only (`frontend/build/contracts-in-browser.ts`).
 */
export type EndpointTerms = Audience & OwnTerms;

/** An endpoint of the API as a value. Server, front end, description and tests derive everything from it. */
export type Endpoint<Path extends string = string, Terms extends EndpointTerms = EndpointTerms> = Terms & {
  method: Method;
  /** With `:name` for parameters. */
  path: Path;
};

type Address = `${Method} /${string}`;
type MethodOf<A extends Address> = A extends `${infer M extends Method} ${string}` ? M : never;
type PathOf<A extends Address> = A extends `${Method} ${infer Path}` ? Path : never;

/** Declares an endpoint by its method and path: `endpoint('GET /api/orders/:id', …)`. */
export function endpoint<const A extends Address, const Terms extends EndpointTerms>(
  address: A,
  terms: Terms,
): Endpoint<PathOf<A>, Terms> & { method: MethodOf<A> } {
  const [method, path] = address.split(' ') as [MethodOf<A>, PathOf<A>];
  return { ...terms, method, path };
}

/** Returns what declares the endpoints of one audience: `const sales = endpoints({ access: 'staff', permission: 'sales' })`. */
export function endpoints<const Who extends Audience>(who: Who) {
  return <const A extends Address, const Own extends OwnTerms>(address: A, own: Own) =>
    endpoint<A, Who & Own>(address, { ...who, ...own });
}

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ValueOf<E extends Endpoint, Name extends string> =
  E['params'] extends Readonly<Record<Name, 'integer'>> ? number : string;

/** The parameters of an endpoint's path. */
export type ParamsOf<E extends Endpoint> = { [Name in NamesIn<E['path']>]: ValueOf<E, Name> };
/** The body as the caller sends it. */
export type BodyOf<E extends Endpoint> = E['body'] extends ZodType ? z.input<E['body']> : undefined;
/** The query as the caller sends it. */
export type QueryOf<E extends Endpoint> = E['query'] extends ZodType ? z.input<E['query']> : undefined;
/** What a successful response contains; null without a body. */
export type ResponseOf<E extends Endpoint> = E['response'] extends ZodType ? z.output<E['response']> : null;
/** The codes that the endpoint itself refuses with. */
export type RefusalOf<E extends Endpoint> = E['refuses'] extends readonly ErrorCode[] ? E['refuses'][number] : never;

/** Returns the names of the parameters in the path. */
export const pathParams = ({ path }: Endpoint): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** Returns the path with its parameters filled in, as segments: `['/api', 'orders', '7']`. */
export function segmentsOf<E extends Endpoint>({ path }: E, params: ParamsOf<E>): string[] {
  const [, first, ...rest] = path.split('/');
  const values: Readonly<Record<string, string | number>> = params;
  return [
    `/${first}`,
    ...rest.map((part) => (part.startsWith(':') ? encodeURIComponent(values[part.slice(1)]!) : part)),
  ];
}

/** Returns the address of an endpoint: `/api/orders/7?limit=10`. Leaves out what is undefined or empty in the query. */
export function urlOf<E extends Endpoint>(endpoint: E, params: ParamsOf<E>, query?: QueryOf<E>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return [segmentsOf(endpoint, params).join('/'), String(search)].filter(Boolean).join('?');
}
