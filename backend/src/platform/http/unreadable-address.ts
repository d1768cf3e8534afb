import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody, ErrorCode } from '../../../../contracts/errors.js';
import type { Config } from '../config/config.js';
import { errorResponse } from './error-responses.js';
import { isOfPage, readableAddress } from './readable-address.js';
import { bareHeaders } from './security/bare-responses.js';

/** Responds to an address that the router cannot decode or match, for which neither hooks nor filters run. People get a page. */
export function refuseUnreadableAddress(config: Config) {
  return ({ code: cause }: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (isOfPage(request)) {
      void reply.headers({ ...bareHeaders(config), 'x-request-id': request.id }).redirect(readableAddress(request.url));
      return;
    }
    const code: ErrorCode = cause === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not-found' : 'invalid-input';
    const { status, message } = errorResponse(code);
    const body: ApiErrorBody = { message, code, requestId: request.id };
    void reply
      .status(status)
      .headers({ ...bareHeaders(config), 'x-request-id': request.id })
      .send(body);
  };
}
