import { z, type ZodType } from 'zod';
import { verifyCode } from '../../../../contracts/customers.js';
import { pathParams, type Endpoint } from '../../../../contracts/endpoint.js';
import { errorCodes, type ErrorCode } from '../../../../contracts/errors.js';
import { openGate } from '../../../../contracts/settings.js';
import { login } from '../../../../contracts/staff/login.js';
import { needsProof } from '../../../../contracts/staff/permissions.js';
import { permissionsOf } from '../../platform/endpoints/handles.js';
import { errorResponses } from '../../platform/http/error-responses.js';
import { statusOf, type DescribedRoute } from './described-routes.js';
import { exampleOf, type JsonSchema } from './example.js';

type Access = Endpoint['access'];
type Content = Record<string, { schema: object; example?: unknown }>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  'x-access': Access;
  'x-permission'?: string;
  security: Record<string, never[]>[];
  parameters: object[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const cookie = (name: string, from: string) => ({
  ...{ type: 'apiKey', in: 'cookie', name },
  description: `${from}. Behind TLS its name starts with __Host-`,
});
const securitySchemes = {
  accessGate: cookie('gate', `From ${nameOf(openGate)}; not needed while the shop has no access code`),
  customer: cookie('customer', `From ${nameOf(verifyCode)}`),
  staff: cookie('staff', `From ${nameOf(login)}`),
};
const securityOf: Record<Access, Record<string, never[]>[]> = {
  open: [],
  shopper: [{ accessGate: [] }],
  customer: [{ accessGate: [], customer: [] }],
  staff: [{ staff: [] }],
};
const guardCodes: Record<Access, ErrorCode[]> = {
  open: [],
  shopper: ['gate-locked'],
  customer: ['gate-locked', 'not-logged-in'],
  staff: ['not-logged-in'],
};

const errorSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'A Dutch sentence for people' },
    code: { type: 'string', enum: errorCodes },
    requestId: { type: 'string', format: 'uuid' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A Dutch sentence for each field',
    },
    details: { type: 'object' },
  },
};

/** Returns a path as the document writes it: `/api/orders/{id}`. */
export const documentedPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** Describes all routes as OpenAPI 3.1: inputs from their contracts, codes from their guards and docstrings. */
export function openApiDocument(routes: readonly DescribedRoute[], title: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    const { path, method } = route;
    if (!path.includes('*')) (paths[documentedPath(path)] ??= {})[method.toLowerCase()] = operationOf(route);
  }
  const description =
    `Requests are described by the contract that the route parses them with, responses by the contract that the route declares
    and the tests check. Every error is a Dutch sentence for people and a code for programs. A change returns 409 conflict when
    others kept writing first: repeat the request. A head above 16 KiB gets 431 before any route.`.replace(/\s+/g, ' ');
  const components = { schemas: { Error: errorSchema }, securitySchemes };
  return { openapi: '3.1.0', info: { title, version: '1', description }, paths, components };
}

function operationOf(route: DescribedRoute): Operation {
  const { name, access, summary, body, response } = route;
  const permissions = permissionsOf(route);
  return {
    operationId: name.replace('Controller.', '.'),
    tags: [name.replace(/Controller\..*/, '')],
    summary,
    'x-access': access,
    ...(permissions.length > 0 && { 'x-permission': permissions.join(' + ') }),
    security: securityOf[access],
    parameters: parametersOf(route),
    ...(body && { requestBody: { required: true, content: jsonContent(body) } }),
    responses: {
      [statusOf(route)]: { description: 'Success', ...(response && { content: contentOf(response) }) },
      ...refusalResponses(refusalsOf(route)),
    },
  };
}

const contentOf = (response: NonNullable<Endpoint['response']>): Content =>
  'file' in response ? { [response.file]: { schema: { type: 'string' } } } : jsonContent(response);

function jsonContent(contract: ZodType): Content {
  const schema = jsonSchema(contract);
  return { 'application/json': { schema, example: exampleOf(schema) } };
}

/** Describes the input side of the contract, before defaults and conversions. */
function jsonSchema(contract: ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' });
  return json as JsonSchema;
}

function parametersOf(endpoint: Endpoint): object[] {
  const { params: types = {}, query } = endpoint;
  const inPath = pathParams(endpoint).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: types[name] === 'uuid' ? { type: 'string', format: 'uuid' } : { type: types[name] ?? 'string' },
  }));
  if (!query) return inPath;
  const { properties = {}, required = [] } = jsonSchema(query);
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

/** Returns every code that a route may refuse with: its own, those of its access, and those of input. */
export function refusalsOf(route: DescribedRoute): ErrorCode[] {
  const { access, method, refuses = [], allowsInitialPassword, isFromProvider } = route;
  const permissions = permissionsOf(route);
  const changes = method !== 'GET';
  const needsOwnPassword = access === 'staff' && !allowsInitialPassword;
  return [
    ...guardCodes[access],
    ...(needsOwnPassword ? (['own-password-required'] as const) : []),
    ...(permissions.length > 0 ? (['not-allowed', 'factor-required'] as const) : []),
    ...(permissions.some((one) => needsProof(one, method)) ? (['factor-needed'] as const) : []),
    'invalid-input', // also for an address that cannot be decoded
    ...(pathParams(route).length > 0 ? (['not-found'] as const) : []),
    ...(changes && !isFromProvider ? (['cross-site', 'conflict'] as const) : []),
    ...(changes ? (['unsupported-media-type', 'payload-too-large'] as const) : []),
    ...refuses,
    'internal',
    'unavailable',
  ];
}

function refusalResponses(codes: readonly ErrorCode[]): Operation['responses'] {
  const statuses = [...new Set(codes.map((code) => errorResponses[code].status))].sort();
  const responseOf = (status: number) => {
    const own = [...new Set(codes)].filter((code) => errorResponses[code].status === status);
    const schema = { $ref: '#/components/schemas/Error', properties: { code: { enum: own } } };
    return { description: own.join(', '), content: { 'application/json': { schema } } };
  };
  return Object.fromEntries(statuses.map((status) => [status, responseOf(status)]));
}
