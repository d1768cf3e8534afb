import { MetadataScanner, type ModulesContainer } from '@nestjs/core';
import type { Type } from '@nestjs/common';
import type { Endpoint } from '../../../contracts/endpoint.js';
import { endpointOf } from '../platform/endpoints/handles.js';

/** Throws unless every endpoint that these contracts export has exactly one handler. */
export function demandHandlers(contracts: Readonly<Record<string, object>>, modules: ModulesContainer): void {
  const handled = [...modules.values()]
    .flatMap(({ controllers }) => [...controllers.values()])
    .flatMap(({ metatype }) => endpointsOf(metatype as Type));
  const declared = Object.values(contracts).flatMap((noun) => Object.values(noun).filter(isEndpoint));
  const problems = [...new Set([...declared, ...handled])].flatMap((endpoint) => {
    const count = handled.filter((one) => one === endpoint).length;
    const name = `${endpoint.method} ${endpoint.path}`;
    if (!declared.includes(endpoint)) return [`${name} is handled but contracts/api.ts does not list it`];
    return count === 1 ? [] : [`${name} has ${count} handlers`];
  });
  if (problems.length > 0) throw new Error(`Endpoints without exactly one handler:\n${problems.join('\n')}`);
}

function endpointsOf({ prototype }: Type): Endpoint[] {
  const handlers = prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(handlers).flatMap((name) => endpointOf(handlers[name]!) ?? []);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;
}
