import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../config/app-config.js';
import { DomainError } from '../errors/domain-error.js';
import { fromProviderKey } from './from-provider.js';

/** Rejects state-changing requests from other origins, and content types that an HTML form can send. */
@Injectable()
export class SameSiteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly config: AppConfig,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.method === 'GET' || request.method === 'HEAD') return true;
    if (this.reflector.getAllAndOverride<boolean>(fromProviderKey, [context.getHandler(), context.getClass()]))
      return true;
    const type = request.headers['content-type'] ?? '';
    const hasBody = Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
    if (hasBody && !/^(application\/(json|csp-report|reports\+json)|multipart\/form-data)/.test(type))
      throw new DomainError('unsupported-media-type');
    if (!this.isSameSite(request)) throw new DomainError('cross-site');
    return true;
  }

  private isSameSite(request: FastifyRequest): boolean {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    const origin = request.headers.origin;
    if (origin === undefined) return true; // not a browser, so no cookies are sent without the client's intent
    return (
      origin === this.config.shop.url ||
      origin === `http://${request.headers.host}` ||
      origin === `https://${request.headers.host}`
    );
  }
}
