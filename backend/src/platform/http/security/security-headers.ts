import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

const stripe = ['https://js.stripe.com', 'https://*.stripe.com'];

/** Allows scripts and frames of the shop and the payment provider, and the page's inline scripts by hash. */
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
/** The shop's own files. Uploaded ones keep their stricter policy. */
const ownFile = /^\/(?:assets|art)\//;
/** Not SVG, because it runs scripts when opened as a document. */
const subresource = /^(?:(?:text|application)\/javascript|text\/css|font\/|image\/(?!svg))/;

/** Removes headers that affect documents only from scripts, styles, fonts and pictures: about 750 bytes each. */
export function sendSubresourcesLean(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const type = reply.getHeader('content-type');
    if (ownFile.test(request.url) && typeof type === 'string' && subresource.test(type)) {
      for (const name of ofDocuments) void reply.removeHeader(name);
    }
    done();
  });
}
