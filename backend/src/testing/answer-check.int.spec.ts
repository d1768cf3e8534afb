import { Controller, Get, Module, StreamableFile } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { Answers, AnswersFile } from '../platform/http/answers.js';
import { checkAnswers } from './answer-check.js';

const JarSchema = z.object({ jars: z.number() });
const streamed = (text: string, type: string) => new StreamableFile(Buffer.from(text), { type });
const json = 'application/json; charset=utf-8';

@Controller()
class JarsController {
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
let misfits: readonly string[];

beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(JarsModule, new FastifyAdapter(), { logger: false });
  misfits = checkAnswers(app);
  await app.init();
});
afterAll(() => app.close());

it.each([
  ['right', undefined],
  ['right-stream', undefined],
  ['more', 'GET /more answers more than it states'],
  ['other-stream', 'GET /other-stream does not answer what it states'],
  ['unstated', 'GET /unstated answers, and states that it does not'],
  ['other-file', 'GET /other-file answers text/html'],
  ['missing', undefined],
])('a real answer is held against what its route states: %s', async (path, misfit) => {
  const before = misfits.length;
  await app
    .getHttpAdapter()
    .getInstance()
    .inject({ method: 'GET', url: `/${path}` });
  const found = misfits.slice(before);
  expect(found).toEqual(misfit ? [expect.stringContaining(misfit)] : []);
});
