import { Transform, pipeline, type Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describedRoutes, type DescribedRoute } from '../app/openapi/described-routes.js';
import { refusalsOf } from '../app/openapi/openapi-document.js';
import type { ApiErrorBody } from '../../../contracts/errors.js';

/**
 * Checks every successful response against its route's schema, and every refusal against the codes of its endpoint. Call before `init`. The list of mismatches is complete
 * after `close`.
 */
export function checkAnswers(app: NestFastifyApplication): readonly string[] {
  const mismatches: string[] = [];
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
      const { statusCode } = reply;
      const isChecked = (statusCode >= 200 && statusCode < 300) || statusCode >= 400;
      const route = isChecked ? routeOf(key) : undefined;
      if (!route) return done(null, payload);
      const type = String(reply.getHeader('content-type') ?? '');
      const check = (text: string) => {
        const mismatch = statusCode < 400 ? mismatchOf(route, type, text) : undeclaredRefusal(route, text);
        if (mismatch) mismatches.push(`${key} ${mismatch}`);
      };
      if (!isStream(payload))
        check(payload === undefined || payload === null ? '' : String(payload as string | Buffer));
      done(null, isStream(payload) ? tee(payload, check) : payload);
    });
  return mismatches;
}

const isStream = (payload: unknown): payload is Readable => typeof (payload as Readable | null)?.pipe === 'function';

/** Passes the stream through and calls `onText` with its text. Ignores an aborted stream. */
function tee(source: Readable, onText: (text: string) => void): Readable {
  const parts: Buffer[] = [];
  const through = new Transform({
    transform(part: Buffer, _encoding, done) {
      parts.push(part);
      done(null, part);
    },
  });
  return pipeline(source, through, (error) => {
    if (!error) onText(Buffer.concat(parts).toString());
  });
}

/** Only a declared endpoint names all its refusals. */
function undeclaredRefusal(route: DescribedRoute, text: string): string | undefined {
  if (!route.refuses) return undefined;
  const { code } = JSON.parse(text) as ApiErrorBody;
  return refusalsOf(route).includes(code) ? undefined : `refuses with ${code} but does not declare it`;
}

function mismatchOf({ answer }: DescribedRoute, type: string, text: string): string | undefined {
  if (!answer) return text === '' ? undefined : 'sends a body but declares none';
  if ('mediaType' in answer)
    return type.startsWith(answer.mediaType) ? undefined : `sends ${type} instead of ${answer.mediaType}`;
  if (!type.startsWith('application/json')) return `sends ${type || 'no content type'} but declares JSON`;
  const body = JSON.parse(text) as unknown;
  const parsed = answer.schema.safeParse(body);
  if (!parsed.success) return `does not match its schema: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, body) ? undefined : `sends more than its schema: ${text.slice(0, 400)}`;
}
