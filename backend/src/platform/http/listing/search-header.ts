import type { FastifyInstance } from 'fastify';
import { searchHeader } from '../../../../../contracts/admin/lists.js';

/** Reads `q` of the back office's lists from its header, so that names and e-mail addresses need no URL. */
export function readSearchHeader(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    const text = request.headers[searchHeader];
    if (typeof text === 'string' && request.url.startsWith('/api/admin/'))
      request.query = { ...(request.query as object), q: decoded(text) };
    done();
  });
}

/** Headers hold ASCII only, so the text is percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
