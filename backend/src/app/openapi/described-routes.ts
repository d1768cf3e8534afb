import type { Type } from '@nestjs/common';
import { MetadataScanner, type ModulesContainer } from '@nestjs/core';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import { initialPasswordKey } from '../../platform/auth/access.js';
import { fromProviderKey } from '../../platform/auth/from-provider.js';
import { endpointOf } from '../../platform/endpoints/handles.js';

export interface DescribedRoute extends Endpoint {
  /** `Controller.handler`. */
  name: string;
  /** Opens before a member of staff has replaced a password that somebody else set. */
  allowsInitialPassword: boolean;
  /** Authenticated by the provider's signature, so it needs no origin check. */
  isFromProvider: boolean;
}

/** Returns every endpoint that the modules handle. */
export function describedRoutes(modules: ModulesContainer): DescribedRoute[] {
  const controllers = [...modules.values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => routesOf(metatype as Type));
}

/** Returns the status of a successful response. */
export const statusOf = ({ status, response }: Endpoint): number => status ?? (response ? 200 : 204);

function routesOf({ name: controller, prototype }: Type): DescribedRoute[] {
  const handlers = prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(handlers).flatMap((name) => {
    const handler = handlers[name]!;
    const endpoint = endpointOf(handler);
    const isMarked = (key: string) => Reflect.getMetadata(key, handler) === true;
    if (!endpoint) return [];
    return {
      ...endpoint,
      name: `${controller}.${name}`,
      allowsInitialPassword: isMarked(initialPasswordKey),
      isFromProvider: isMarked(fromProviderKey),
    };
  });
}
