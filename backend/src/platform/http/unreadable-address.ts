import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody, ErrorCode } from '../../../../contracts/errors.js';
import { errorAnswer } from './error-answers.js';

/** Responds to an address that the router cannot decode or match, for which neither hooks nor filters run. */
export function refuseUnreadableAddress(
  { code: cause }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const code: ErrorCode = cause === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not-found' : 'invalid-input';
  const { status, message } = errorAnswer(code);
  const body: ApiErrorBody = { message, code, requestId: request.id };
  void reply
    .status(status)
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(body);
}
