import { Controller, Get, Module, StreamableFile } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { endpoint } from '../../../contracts/endpoint.js';
import { Answers, AnswersFile } from '../platform/http/answers.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { ErrorFilter } from '../platform/http/error.filter.js';
import { Handles } from '../platform/endpoints/handles.js';
import { checkAnswers } from './answer-check.js';

const JarSchema = z.object({ jars: z.number() });
const streamed = (text: string, type: string) => new StreamableFile(Buffer.from(text), { type });
const json = 'application/json; charset=utf-8';

const about = { access: 'open', summary: 'A jar.', response: JarSchema, refuses: ['out-of-stock'] } as const;
const declaredRefusal = endpoint('GET /declared-refusal', about);
const undeclaredRefusal = endpoint('GET /undeclared-refusal', about);
const moreThanDeclared = endpoint('GET /more-than-declared', about);

@Controller()
class JarsController {
  @Handles(declaredRefusal)
  declaredRefusal(): { jars: number } {
    throw new DomainError('out-of-stock');
  }

  @Handles(undeclaredRefusal)
  undeclaredRefusal(): { jars: number } {
    throw new DomainError('already-paid');
  }

  @Handles(moreThanDeclared)
  moreThanDeclared() {
    return { jars: 3, secret: 'x' };
  }

  @Get('right')
  @Answers(JarSchema)
  right() {
    return { jars: 3 };
  }

  @Get('right-stream')
  @Answers(z.array(JarSchema))
  rightStream() {
    return streamed('[{"jars":3}]', json);
  }

  @Get('more')
  @Answers(JarSchema)
  more() {
    return { jars: 3, secret: 'x' };
  }

  @Get('other-stream')
  @Answers(z.array(JarSchema))
  otherStream() {
    return streamed('[{"jars":"three"}]', json);
  }

  @Get('unstated')
  unstated() {
    return { jars: 3 };
  }

  @Get('other-file')
  @AnswersFile('text/csv')
  otherFile() {
    return streamed('<p>', 'text/html');
  }
}

@Module({ controllers: [JarsController] })
class JarsModule {}

let app: NestFastifyApplication;
let mismatches: readonly string[];

beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(JarsModule, new FastifyAdapter(), { logger: false });
  app.useGlobalFilters(new ErrorFilter());
  mismatches = checkAnswers(app);
  await app.init();
});
afterAll(() => app.close());

it.each([
  ['right', undefined],
  ['right-stream', undefined],
  ['more', 'GET /more sends more than its schema'],
  ['other-stream', 'GET /other-stream does not match its schema'],
  ['unstated', 'GET /unstated sends a body but declares none'],
  ['other-file', 'GET /other-file sends text/html instead of text/csv'],
  ['declared-refusal', undefined],
  ['undeclared-refusal', 'GET /undeclared-refusal refuses with already-paid but does not declare it'],
  ['more-than-declared', 'GET /more-than-declared sends more than its schema'],
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
