import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  ParseIntPipe,
  ParseUUIDPipe,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z, ZodType } from 'zod';
import type { Endpoint, ParamsOf } from '../../../../contracts/endpoint.js';
import { parse } from '../http/invalid-input.js';

const endpointKey = 'endpoint';

/** A call of an endpoint: its parsed input, the request with whom its access admits, and the response's headers. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  request: AdmittedRequest<E['access']>;
  reply: FastifyReply;
}

type Parsed<Schema> = Schema extends ZodType ? z.output<Schema> : undefined;
type AdmittedRequest<Access> = FastifyRequest &
  (Access extends 'staff' | 'customer' ? Required<Pick<FastifyRequest, Access>> : unknown);

/** JSON that was serialised before passes as text or as a stream. */
type MadeBefore = string | StreamableFile;
type HandledBy<E extends Endpoint> = E['response'] extends ZodType
  ? z.input<E['response']> | MadeBefore
  : E['response'] extends { file: string }
    ? MadeBefore | Buffer
    : void;

/**
 * Lets a method of a controller handle an endpoint, from which its route, status, access and parsing follow. The test
 * shop checks every real response against the endpoint.
 */
export function Handles<E extends Endpoint>(endpoint: E) {
  return <T extends HandledBy<E>>(
    controller: object,
    name: string,
    handler: { value?: (call: Call<E>) => T | Promise<T> },
  ): void => {
    applyDecorators(
      RequestMapping({ path: endpoint.path, method: RequestMethod[endpoint.method] }),
      HttpCode(endpoint.status ?? (endpoint.response ? 200 : 204)),
      SetMetadata(endpointKey, endpoint),
    )(controller, name, handler as PropertyDescriptor);
    createParamDecorator((_, context: ExecutionContext) => callOf(endpoint, context))()(controller, name, 0);
  };
}

/** Returns the endpoint that a handler handles. */
export function endpointOf(handler: object): Endpoint | undefined {
  return Reflect.getMetadata(endpointKey, handler) as Endpoint | undefined;
}

/** Returns the permissions that an endpoint asks of staff. */
export const permissionsOf = ({ permission = [] }: Endpoint) => [permission].flat();

async function callOf(endpoint: Endpoint, context: ExecutionContext) {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const reply = context.switchToHttp().getResponse<FastifyReply>();
  return {
    params: await paramsOf(endpoint, request.params as Record<string, string>),
    query: endpoint.query && parse(endpoint.query, request.query),
    body: endpoint.body && parse(endpoint.body, request.body),
    request,
    reply,
  };
}

const [integer, uuid] = [new ParseIntPipe(), new ParseUUIDPipe()];

async function paramsOf({ params: types = {} }: Endpoint, given: Record<string, string>) {
  const values = Object.entries(given).map(async ([name, value]) => {
    const metadata = { type: 'param', data: name } as const;
    if (types[name] === 'integer') return [name, await integer.transform(value, metadata)];
    return [name, types[name] === 'uuid' ? await uuid.transform(value, metadata) : value];
  });
  return Object.fromEntries(await Promise.all(values)) as Record<string, string | number>;
}
