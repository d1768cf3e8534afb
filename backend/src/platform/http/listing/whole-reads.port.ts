import type { FastifyRequest } from 'fastify';

/** Who may read a whole list at once, for lists that may not import it. */
export abstract class WholeReads {
  /** Records the read. Throws `not-allowed` without the right to export. */
  abstract record(request: FastifyRequest): Promise<void>;
}
