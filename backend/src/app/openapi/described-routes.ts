import { HttpStatus, ParseIntPipe, ParseUUIDPipe, RequestMethod, type Type } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, type ModulesContainer } from '@nestjs/core';
import type { ZodType } from 'zod';
import type { Permission } from '../../../../contracts/staff/permissions.js';
import { accessKey, initialPasswordKey, statedPermissions, type Access } from '../../platform/auth/access.js';
import { fromProviderKey } from '../../platform/auth/from-provider.js';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import type { ErrorCode } from '../../../../contracts/errors.js';
import { statedAnswer, type StatedAnswer } from '../../platform/http/answers.js';
import { endpointOf, permissionsOf } from '../../platform/endpoints/handles.js';
import { SchemaPipe } from '../../platform/http/invalid-input.js';

export interface DescribedRoute {
  name: string;
  method: string;
  /** In the router's notation, with `:id` for parameters. */
  path: string;
  access: Access | undefined;
  /** What a member of staff needs; empty for every role and for other visitors. */
  permissions: Permission[];
  /** Opens before a member of staff has replaced a password that somebody else set. */
  allowsInitialPassword: boolean;
  /** Authenticated by the provider's signature, so it needs no origin check. */
  isFromProvider: boolean;
  status: number;
  /** Undefined for a route without a response body. */
  answer: StatedAnswer | undefined;
  params: { name: string; type: 'integer' | 'uuid' | 'string' }[];
  body: ZodType | undefined;
  query: ZodType | undefined;
  /** Has input without a contract, which no route may have. */
  isUnchecked: boolean;
  /** What a declared endpoint says about itself. */
  summary?: string;
  /** Codes that the endpoint declares; undefined for a route whose docstring names them. */
  refuses?: readonly ErrorCode[];
}

interface Argument {
  data: unknown;
  pipes: unknown[];
}

/** Nest's numbers for the parameter decorators. */
const kinds = { body: 3, query: 4, param: 5 };

export function describedRoutes(modules: ModulesContainer): DescribedRoute[] {
  const controllers = [...modules.values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => routesOf(metatype as Type)).filter(({ path }) => !path.includes('*'));
}

function routesOf(controller: Type): DescribedRoute[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name]!;
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    return method === undefined ? [] : [describe(controller, name, handler, RequestMethod[method])];
  });
}

function describe(controller: Type, name: string, handler: object, method: string): DescribedRoute {
  const endpoint = endpointOf(handler);
  if (endpoint) return describeEndpoint(`${controller.name}.${name}`, endpoint, handler);
  const stated = <T>(key: string) =>
    (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as T | undefined;
  const given = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) as Record<string, Argument> | undefined;
  const taken = (kind: number) =>
    Object.entries(given ?? {}).flatMap(([key, argument]) => (key.startsWith(`${kind}:`) ? [argument] : []));
  const inputs = [...taken(kinds.body), ...taken(kinds.query)];
  return {
    name: `${controller.name}.${name}`,
    method,
    path: join(Reflect.getMetadata(PATH_METADATA, controller), Reflect.getMetadata(PATH_METADATA, handler)),
    access: stated<Access>(accessKey),
    allowsInitialPassword: stated<boolean>(initialPasswordKey) ?? false,
    permissions: (stated<Access>(accessKey) === 'staff' && statedPermissions(controller, handler)) || [],
    isFromProvider: stated<boolean>(fromProviderKey) ?? false,
    status:
      (Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined) ??
      (method === 'POST' ? HttpStatus.CREATED : HttpStatus.OK),
    answer: statedAnswer(handler),
    params: taken(kinds.param).map(({ data, pipes }) => ({ name: String(data), type: typeOf(pipes) })),
    body: taken(kinds.body).map(schemaOf)[0],
    query: taken(kinds.query).map(schemaOf)[0],
    isUnchecked: inputs.some((input) => !schemaOf(input)),
  };
}

function describeEndpoint(name: string, endpoint: Endpoint, handler: object): DescribedRoute {
  const { method, path, access, response, params = {}, query, body, summary, refuses = [], status } = endpoint;
  return {
    ...{ name, method, path, access, query, body, summary, refuses },
    allowsInitialPassword: Reflect.getMetadata(initialPasswordKey, handler) === true,
    permissions: permissionsOf(endpoint),
    isFromProvider: Reflect.getMetadata(fromProviderKey, handler) === true,
    status: status ?? (response ? HttpStatus.OK : HttpStatus.NO_CONTENT),
    answer: response && ('file' in response ? { mediaType: response.file } : { schema: response }),
    params: [...path.matchAll(/:(\w+)/g)].map(([, param]) => ({ name: param!, type: params[param!] ?? 'string' })),
    isUnchecked: false,
  };
}

function schemaOf({ pipes }: Argument): ZodType | undefined {
  return pipes.find((pipe) => pipe instanceof SchemaPipe)?.schema;
}

function typeOf(pipes: unknown[]): 'integer' | 'uuid' | 'string' {
  const is = (pipe: Type) => pipes.some((one) => one === pipe || one instanceof pipe);
  return is(ParseIntPipe) ? 'integer' : is(ParseUUIDPipe) ? 'uuid' : 'string';
}

function join(...parts: string[]): string {
  const path = `/${parts.join('/')}`.replace(/\/+/g, '/');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
