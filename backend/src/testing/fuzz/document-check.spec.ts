import type { OpenApiDocument, Operation } from '../../app/openapi/openapi-document.js';
import { checkAgainst } from './document-check.js';

const jars = { type: 'object', required: ['jars'], properties: { jars: { type: 'integer' } } };
const operation = {
  responses: {
    200: { description: '', content: { 'application/json': { schema: jars } } },
    204: { description: '' },
    404: { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  },
} as unknown as Operation;
const document = {
  openapi: '3.1.0',
  paths: { '/jars/{id}': { get: operation } },
  components: { schemas: { Error: { type: 'object', required: ['code'] } } },
} as unknown as OpenApiDocument;

const check = (status: number, body: string, contentType = 'application/json; charset=utf-8') =>
  checkAgainst(document)({ method: 'get', path: '/jars/{id}', operation }, { status, contentType, body });

it.each([
  [200, '{"jars":3}'],
  [204, ''],
  [404, '{"code":"not-found"}'],
])('accepts a response of the document: %d %s', (status, body) => expect(check(status, body)).toBeUndefined());

it.each([
  [200, '{"jars":"3"}', 'data/jars must be integer'],
  [200, '{}', "must have required property 'jars'"],
  [404, '{"message":"x"}', "must have required property 'code'"],
  [204, '{"jars":3}', 'undocumented body'],
  [418, '{}', 'undocumented status 418'],
])('refuses what the document lacks: %d %s', (status, body, problem) => expect(check(status, body)).toContain(problem));

it('refuses another content type', () =>
  expect(check(200, '<p>', 'text/html')).toBe('undocumented content type: text/html'));
