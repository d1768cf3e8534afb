import { Controller, Module, type Type } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { endpoint } from '../../../contracts/endpoint.js';
import { Handles } from '../platform/endpoints/handles.js';
import { demandHandlers } from './handled-endpoints.js';

const terms = { access: 'open', summary: 'A jar.', response: z.object({ jars: z.number() }) } as const;
const showJar = endpoint('GET /jars/:id', terms);
const countJars = endpoint('GET /jars', terms);

@Controller()
class OneController {
  @Handles(showJar)
  showJar() {
    return { jars: 1 };
  }
}

@Controller()
class OtherController {
  @Handles(showJar)
  showJarAgain() {
    return { jars: 1 };
  }
}

async function demandOf(contracts: object, ...controllers: Type[]) {
  @Module({ controllers })
  class Jars {}
  const app = await NestFactory.createApplicationContext(Jars, { logger: false });
  try {
    demandHandlers({ jars: { ...contracts, JarSchema: terms.response } }, app.get(ModulesContainer));
  } finally {
    await app.close();
  }
}

it('accepts contracts of which each endpoint has one handler', async () => {
  await expect(demandOf({ showJar }, OneController)).resolves.toBeUndefined();
});

it.each([
  ['without a handler', { showJar, countJars }, [OneController], 'GET /jars has 0 handlers'],
  ['with two handlers', { showJar }, [OneController, OtherController], 'GET /jars/:id has 2 handlers'],
  ['that the contracts do not list', {}, [OneController], 'GET /jars/:id is handled but'],
])('refuses an endpoint %s', async (_what, contracts, controllers, sentence) => {
  await expect(demandOf(contracts, ...controllers)).rejects.toThrow(sentence);
});
