import { Catch, HttpException, Logger, Optional, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validateDiscountCode } from '../../../../contracts/discounts.js';
import type { ApiErrorBody, ErrorCode } from '../../../../contracts/errors.js';
import { isConnectionTrouble } from '../database/pg-errors.js';
import { DomainError } from '../errors/domain-error.js';
import { EventStoreUnavailableError } from '../event-sourcing/event-store.js';
import { CarrierError } from '../errors/carrier-error.js';
import { ProviderError } from '../errors/provider-error.js';
import { errorResponse } from './error-responses.js';
import { InvalidInputError } from './invalid-input.js';
import { RequestObserver } from './request-observer.js';

const retryAfterSeconds = 2;

/** Responds with a Dutch sentence and a code; internal details go to the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  constructor(@Optional() private readonly observer?: RequestObserver) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const code = codeOf(error);
    const details = error instanceof DomainError ? error.details : {};
    const { status, message } = errorResponse(code, details);
    const body: ApiErrorBody = { message, code, requestId: request.id };
    if (error instanceof InvalidInputError) body.fields = error.fields;
    if (Object.keys(details).length > 0) body.details = details;
    if (request.routeOptions.url === validateDiscountCode.path) body.error = message; // its clients read no other field
    this.observer?.refused(code, request.routeOptions.url);
    if (status >= 500) this.logger.error({ err: error, requestId: request.id, url: request.routeOptions.url });
    if (status === 503 || status === 429) void reply.header('retry-after', retryAfterSeconds);
    void reply.status(status).type('application/json; charset=utf-8').send(body); // the route may have set another type
  }
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  if (error instanceof InvalidInputError) return error.code;
  if (error instanceof EventStoreUnavailableError || isConnectionTrouble(error)) return 'unavailable';
  if (error instanceof CarrierError) return 'carrier-unavailable';
  if (error instanceof ProviderError) return 'payment-provider-unavailable';
  if (isUnstorable(error)) return 'invalid-input';
  const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number }).statusCode;
  if (status === 404) return 'not-found';
  if (status === 413) return 'payload-too-large';
  if (status === 415) return 'unsupported-media-type';
  if (status === 401) return 'not-logged-in';
  if (status === 403) return 'not-allowed';
  return status !== undefined && status >= 400 && status < 500 ? 'invalid-input' : 'internal';
}

/** True for input that Postgres refuses: a null character, a number out of range, an invalid date. */
function isUnstorable(error: unknown): boolean {
  return ['22003', '22007', '22008', '22021', '22P02', '22P05'].includes(
    (error as { code?: string } | null)?.code ?? '',
  );
}
