import { Transform, pipeline, type Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describedRoutes, type DescribedRoute } from '../app/openapi/described-routes.js';

/**
 * Holds every answer of a program that went well against what its route states that it answers. To be called before the
 * program is initialised. What does not fit is in the list that comes back, when the program was closed at the latest.
 */
export function checkAnswers(app: NestFastifyApplication): readonly string[] {
  const misfits: string[] = [];
  let routes: Map<string, DescribedRoute> | undefined;
  const routeOf = (key: string) => {
    routes ??= new Map(
      describedRoutes(app.get(ModulesContainer)).map((route) => [`${route.method} ${route.path}`, route]),
    );
    return routes.get(key);
  };
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, payload, done) => {
      const key = `${request.method} ${request.routeOptions.url}`;
      const route = reply.statusCode >= 200 && reply.statusCode < 300 ? routeOf(key) : undefined;
      if (!route) return done(null, payload);
      const type = String(reply.getHeader('content-type') ?? '');
      const check = (text: string) => {
        const misfit = misfitOf(route, type, text);
        if (misfit) misfits.push(`${key} ${misfit}`);
      };
      if (!isStream(payload))
        check(payload === undefined || payload === null ? '' : String(payload as string | Buffer));
      done(null, isStream(payload) ? watched(payload, check) : payload);
    });
  return misfits;
}

const isStream = (payload: unknown): payload is Readable => typeof (payload as Readable | null)?.pipe === 'function';

/** The same stream; `see` gets all of it once it has passed. A stream that breaks off is no answer. */
function watched(source: Readable, see: (text: string) => void): Readable {
  const parts: Buffer[] = [];
  const through = new Transform({
    transform(part: Buffer, _encoding, done) {
      parts.push(part);
      done(null, part);
    },
  });
  return pipeline(source, through, (error) => {
    if (!error) see(Buffer.concat(parts).toString());
  });
}

function misfitOf({ answer }: DescribedRoute, type: string, text: string): string | undefined {
  if (!answer) return text === '' ? undefined : 'answers, and states that it does not';
  if ('mediaType' in answer) return type.startsWith(answer.mediaType) ? undefined : `answers ${type}`;
  if (!type.startsWith('application/json')) return `answers ${type || 'nothing'} and states JSON`;
  const body = JSON.parse(text) as unknown;
  const parsed = answer.schema.safeParse(body);
  if (!parsed.success) return `does not answer what it states: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, body) ? undefined : `answers more than it states: ${text.slice(0, 400)}`;
}
