import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error.js';

/**
 * Logs how a step of a login by mailed code ended: `ok`, or the code of the refusal. `whoOf` names the customer of a
 * success. The line has no mailbox, because logs hold no personal data.
 */
export async function loggingLogin<T>(
  request: FastifyRequest,
  step: 'send-code' | 'verify-code' | 'prove-session',
  work: () => Promise<T>,
  whoOf: (result: T) => string | undefined = () => undefined,
): Promise<T> {
  const line = { event: 'customer-login', step, factor: 'mailed-code', requestId: request.id };
  try {
    const result = await work();
    request.log.info({ ...line, outcome: 'ok', who: whoOf(result) }, 'login');
    return result;
  } catch (error) {
    if (error instanceof DomainError) request.log.warn({ ...line, outcome: error.code }, 'login');
    throw error;
  }
}
