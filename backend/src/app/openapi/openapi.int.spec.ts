import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { z, type ZodType } from 'zod';
import * as api from '../../../../contracts/api.js';
import { pathParams, type Endpoint } from '../../../../contracts/endpoint.js';
import type { AppConfig } from '../../platform/config/app-config.js';
import { parseConfig } from '../../platform/config/config.js';
import { errorResponses } from '../../platform/http/error-responses.js';
import { createServer } from '../create-server.js';
import { checkResponses } from '../../testing/response-check.js';
import type { TestDatabase } from '../../testing/database.js';
import { createMigratedDatabase } from '../../testing/migrated-database.js';
import { testEnvironment } from '../../testing/shop/test-environment.js';
import { describedRoutes, statusOf } from './described-routes.js';
import { documentedPath, type OpenApiDocument } from './openapi-document.js';
import { OpenApiController } from './openapi.controller.js';

let database: TestDatabase;
let app: NestFastifyApplication;
let document: OpenApiDocument;
let misfits: readonly string[];
/** Every route that the router registers, by any module. */
const routed: string[] = [];

beforeAll(async () => {
  database = await createMigratedDatabase();
  const config = parseConfig({ ...testEnvironment(database.url), ROLES: 'api' });
  app = await createServer(config);
  misfits = checkResponses(app);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && !url.includes('*')) routed.push(`${one} ${url}`);
  });
  await app.init();
  const response = await fastify.inject({ method: 'GET', url: api.operations.readDocs.path });
  expect(response.statusCode).toBe(200);
  document = response.json();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value;
const schemaOf = (contract: ZodType) => {
  const { $schema: _, ...schema } = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(schema)) as { properties?: object };
};

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, ...operation })),
  );

describe('the description of the API', () => {
  it('contains exactly the routes of the router', () => {
    expect(routed.length).toBeGreaterThan(100);
    const described = operations().map(({ route }) => route);
    expect(described.sort()).toEqual(routed.map(documentedPath).sort());
  });

  it('states access and errors of each route', () => {
    for (const { route, security, responses, 'x-access': access } of operations()) {
      expect([route, access]).toEqual([route, expect.stringMatching(/^(open|shopper|customer|staff)$/)]);
      expect([route, security.length > 0]).toEqual([route, access !== 'open']);
      const named = Object.values(responses).flatMap(({ description }) => description.split(', '));
      expect([route, named]).toEqual([route, expect.arrayContaining(['internal', 'unavailable'])]);
      if (access !== 'open' && access !== 'shopper')
        expect([route, named]).toEqual([route, expect.arrayContaining(['not-logged-in'])]);
    }
  });

  it('states the permission of each staff route, and that others are refused', () => {
    const cancel = document.paths[api.orders.previewCancellations.path]!.post!;
    expect(cancel).toMatchObject({ 'x-permission': 'ship + refund', responses: { 403: expect.anything() } });
    const free = operations().filter(({ 'x-access': access, 'x-permission': named }) => access === 'staff' && !named);
    expect(
      free
        .map(({ route }) => route)
        .filter((route) => !/ \/api\/admin\/(me|logout|account|proof|open-work)\b/.test(route)),
    ).toEqual([]);
  });

  it('contains the contract of every input', () => {
    const routes = describedRoutes(app.get(ModulesContainer));
    expect(routes.filter(({ body }) => body).length).toBeGreaterThan(30);
    const change = document.paths[documentedPath(api.orders.changeOrderStatus.path)]!.patch!;
    expect(change.requestBody!.content['application/json']!.schema).toMatchObject({
      required: ['status'],
      additionalProperties: false,
      properties: { status: { enum: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] } },
    });
    expect(change.responses['409']!.description).toBe(
      'conflict, order-not-paid, order-cancelled, order-withdrawn, order-partly-withdrawn, order-charged-back',
    );
    expect(document.paths[api.customers.sendCode.path]!.post!.responses['429']!.description).toBe('too-many-attempts');
    expect(change.parameters).toEqual([{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]);
  });

  it('states access, parameters, schemas, statuses and refusals of every endpoint as its contract declares them', () => {
    const endpoints = Object.values(api).flatMap((door) => Object.values(door).filter(isEndpoint));
    const documented = endpoints.filter(({ path }) => !path.includes('*'));
    expect(documented.length).toBeGreaterThan(150);
    for (const endpoint of documented) {
      const { method, path, access, query, body, response, refuses = [] } = endpoint;
      const route = `${method} ${path}`;
      const operation = document.paths[documentedPath(path)]![method.toLowerCase()]!;
      const { parameters, requestBody, responses } = operation;
      expect([route, operation['x-access']]).toEqual([route, access]);
      expect([route, (parameters as { name: string }[]).map(({ name }) => name)]).toEqual([
        route,
        [...pathParams(endpoint), ...Object.keys(query ? schemaOf(query).properties! : {})],
      ]);
      expect([route, requestBody?.content['application/json']!.schema]).toEqual([route, body && schemaOf(body)]);
      const isFile = response && 'file' in response;
      const declared = response && (isFile ? { type: 'string' } : schemaOf(response));
      const type = isFile ? response.file : 'application/json';
      expect([route, responses[statusOf(endpoint)]!.content?.[type]!.schema]).toEqual([route, declared]);
      for (const code of refuses)
        expect([route, responses[errorResponses[code].status]!.description.split(', ')]).toEqual([
          route,
          expect.arrayContaining([code]),
        ]);
    }
  });

  it('contains the successful response of every route', () => {
    const answerOf = (path: string) => document.paths[path]!.get!.responses['200']!;
    expect(answerOf(api.orders.listOrders.path)).toMatchObject({
      content: {
        'application/json': {
          schema: {
            type: 'array',
            items: { anyOf: [{ required: expect.arrayContaining(['totalAmount']) as string[] }, expect.anything()] },
          },
        },
      },
    });
    expect(Object.keys(answerOf(api.orders.exportOrders.path).content!)).toEqual(['text/csv']);
  });

  it('gives examples that match their contracts', () => {
    const routes = describedRoutes(app.get(ModulesContainer)).filter(({ path }) => !path.includes('*'));
    const contracts = routes.flatMap((route) => {
      const { method, path, body, response } = route;
      const operation = document.paths[documentedPath(path)]![method.toLowerCase()]!;
      const out = response && 'file' in response ? undefined : response;
      return [
        { name: `${method} ${path}, in`, contract: body, content: operation.requestBody?.content },
        { name: `${method} ${path}, out`, contract: out, content: operation.responses[statusOf(route)]!.content },
      ];
    });
    const refused = contracts.flatMap(({ name, contract, content }) => {
      const problem = contract?.safeParse(content!['application/json']!.example).error?.message;
      return problem ? [`${name}: ${problem}`] : [];
    });
    expect(contracts.filter(({ contract }) => contract).length).toBeGreaterThan(90);
    expect(refused).toEqual([]);
  });

  it('renders a page without JavaScript', async () => {
    const response = await app
      .getHttpAdapter()
      .getInstance()
      .inject({ method: 'GET', url: api.operations.showDocs.path });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(`PATCH ${documentedPath(api.orders.changeOrderStatus.path)}`);
    expect(response.body).not.toContain('<script');
  });

  it('matches real responses, its own included', async () => {
    for (const url of [api.settings.showShop.path, api.operations.showDocs.path, api.operations.readDocs.path])
      expect((await app.getHttpAdapter().getInstance().inject({ method: 'GET', url })).statusCode).toBe(200);
    expect(misfits).toEqual([]);
  });

  it('does not exist in production', () => {
    const production = new OpenApiController({ production: true } as AppConfig, app.get(ModulesContainer));
    expect(() => production.readDocs()).toThrow(expect.objectContaining({ code: 'not-found' }));
  });
});
