import { Controller, HttpCode, Module, StreamableFile } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { endpoint } from '../../../contracts/endpoint.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { ErrorFilter } from '../platform/http/error.filter.js';
import { Handles } from '../platform/endpoints/handles.js';
import { checkResponses } from './response-check.js';

const JarSchema = z.object({ jars: z.number() });
const streamed = (text: string, type: string) => new StreamableFile(Buffer.from(text), { type });
const json = 'application/json; charset=utf-8';

const about = { access: 'open', summary: 'A jar.' } as const;
const right = endpoint('GET /right', { ...about, response: JarSchema });
const rightStream = endpoint('GET /right-stream', { ...about, response: z.array(JarSchema) });
const more = endpoint('GET /more', { ...about, response: JarSchema });
const otherStream = endpoint('GET /other-stream', { ...about, response: z.array(JarSchema) });
const undeclared = endpoint('GET /undeclared', about);
const otherFile = endpoint('GET /other-file', { ...about, response: { file: 'text/csv' } });
const declaredRefusal = endpoint('GET /declared-refusal', { ...about, refuses: ['out-of-stock'] });
const undeclaredRefusal = endpoint('GET /undeclared-refusal', { ...about, refuses: ['out-of-stock'] });

@Controller()
class JarsController {
  @Handles(right)
  right() {
    return { jars: 3 };
  }

  @Handles(rightStream)
  rightStream() {
    return streamed('[{"jars":3}]', json);
  }

  @Handles(more)
  more() {
    return { jars: 3, secret: 'x' };
  }

  @Handles(otherStream)
  otherStream() {
    return streamed('[{"jars":"three"}]', json);
  }

  @Handles(undeclared)
  @HttpCode(200)
  undeclared(): void {
    return { jars: 3 } as never;
  }

  @Handles(otherFile)
  otherFile() {
    return streamed('<p>', 'text/html');
  }

  @Handles(declaredRefusal)
  declaredRefusal(): void {
    throw new DomainError('out-of-stock');
  }

  @Handles(undeclaredRefusal)
  undeclaredRefusal(): void {
    throw new DomainError('already-paid');
  }
}

@Module({ controllers: [JarsController] })
class JarsModule {}

let app: NestFastifyApplication;
let mismatches: readonly string[];

beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(JarsModule, new FastifyAdapter(), { logger: false });
  app.useGlobalFilters(new ErrorFilter());
  mismatches = checkResponses(app);
  await app.init();
});
afterAll(() => app.close());

it.each([
  ['right', undefined],
  ['right-stream', undefined],
  ['more', 'GET /more sends more than its schema'],
  ['other-stream', 'GET /other-stream does not match its schema'],
  ['undeclared', 'GET /undeclared sends a body but declares none'],
  ['other-file', 'GET /other-file sends text/html instead of text/csv'],
  ['declared-refusal', undefined],
  ['undeclared-refusal', 'GET /undeclared-refusal refuses with already-paid but does not declare it'],
  ['missing', undefined],
])('checks the response of the route: %s', async (path, mismatch) => {
  const before = mismatches.length;
  await app
    .getHttpAdapter()
    .getInstance()
    .inject({ method: 'GET', url: `/${path}` });
  const found = mismatches.slice(before);
  expect(found).toEqual(mismatch ? [expect.stringContaining(mismatch)] : []);
});
