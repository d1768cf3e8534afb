import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

const stripe = ['https://js.stripe.com', 'https://*.stripe.com'];

/** Scripts and frames of ours and of the payment provider, and the page's own inline scripts by their hashes. */
export function contentSecurityPolicy({ stripe: { simulatorPort } }: Config, inlineScriptHashes: readonly string[]) {
  const provider = simulatorPort ? [`http://localhost:${simulatorPort}`, `http://127.0.0.1:${simulatorPort}`] : stripe;
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`), ...provider],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...provider],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...provider],
      frameSrc: ["'self'", ...provider],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'", ...provider],
      frameAncestors: ["'self'"],
    },
  };
}

const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** The shop's own files. Uploaded ones keep their policy, which isolates them. */
const ownFile = /^\/(?:assets|art)\//;
/** Not SVG, which runs scripts when it is opened as a document. */
const subresource = /^(?:(?:text|application)\/javascript|text\/css|font\/|image\/(?!svg))/;

/** Removes the headers that only affect documents from the shop's scripts, styles, fonts and pictures: about 750 bytes each. */
export function sendSubresourcesLean(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const type = reply.getHeader('content-type');
    if (ownFile.test(request.url) && typeof type === 'string' && subresource.test(type)) {
      for (const name of ofDocuments) void reply.removeHeader(name);
    }
    done();
  });
}
