import { Transform, pipeline, type Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describedRoutes, type DescribedRoute } from '../app/openapi/described-routes.js';
import { refusalsOf } from '../app/openapi/openapi-document.js';
import type { Endpoint } from '../../../contracts/endpoint.js';
import type { ApiErrorBody } from '../../../contracts/errors.js';

/**
 * Checks every successful response against its route's schema, and every refusal against the codes of its endpoint. Call before `init`. The list of mismatches is complete
 * after `close`.
 */
export function checkResponses(app: NestFastifyApplication): readonly string[] {
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
        const mismatch = statusCode < 400 ? mismatchOf(route, type, text) : refusalMismatch(route, type, text);
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

/**
 * Refusals of what stands before every route: a flood, a compressed body, and a process without the role api, which knows
 * no route.
 */
const anywhere: readonly string[] = ['too-many-attempts', 'unsupported-media-type', 'not-found'];

/** The state of a process comes with 503 too. */
function refusalMismatch(route: DescribedRoute, type: string, text: string): string | undefined {
  const { code } = JSON.parse(text) as Partial<ApiErrorBody>;
  if (code === undefined) return mismatchOf(route, type, text);
  const isDeclared = anywhere.includes(code) || refusalsOf(route).includes(code);
  return isDeclared ? undefined : `refuses with ${code} but does not declare it`;
}

function mismatchOf({ response }: Endpoint, type: string, text: string): string | undefined {
  if (!response) return text === '' ? undefined : 'sends a body but declares none';
  if ('file' in response) {
    const isDeclared = type.startsWith(response.file.replace('*', '')); // `image/*`: a picture of any format
    return isDeclared ? undefined : `sends ${type} instead of ${response.file}`;
  }
  if (!type.startsWith('application/json')) return `sends ${type || 'no content type'} but declares JSON`;
  const body = JSON.parse(text) as unknown;
  const parsed = response.safeParse(body);
  if (!parsed.success) return `does not match its schema: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, body) ? undefined : `sends more than its schema: ${text.slice(0, 400)}`;
}
