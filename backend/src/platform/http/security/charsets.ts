import type { FastifyInstance } from 'fastify';

/** Types for which IANA registers the parameter `charset`, such as `text/plain` and `image/svg+xml`. */
const textual = /^(?:text\/[\w.-]+|[\w.-]+\/(?:[\w.-]+\+)?xml)$/;

/** Adds the character set to textual types that lack it. Every text of the shop is UTF-8. */
export function nameCharsets(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && textual.test(type)) void reply.header('content-type', `${type}; charset=utf-8`);
    done();
  });
}
