import type { FastifyInstance } from 'fastify';
import { receivePolicyReport } from '../../../../../contracts/operations.js';
import type { Config } from '../../config/config.js';
import { providerHosts } from './provider-hosts.js';

const reportGroup = 'policy';

export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const features = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];

export function helmetOptions(config: Config, inline: InlineHashes) {
  return {
    contentSecurityPolicy: contentSecurityPolicy(config, inline),
    hsts: config.production,
    xFrameOptions: { action: 'deny' as const },
  };
}

/**
 * Allows the shop's own files, the inline blocks of the built page, and the payment provider. Rendered pages have no
 * style attributes; styles that scripts set through the DOM are not subject to the policy.
 */
function contentSecurityPolicy(config: Config, { scripts, styles }: InlineHashes) {
  const provider = providerHosts(config);
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts, ...provider.scripts],
      workerSrc: ["'self'"],
      styleSrc: ["'self'", ...styles],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...provider.connections],
      frameSrc: ["'self'", ...provider.frames], // mails in the back office; no other page of the shop allows a frame
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      reportUri: [receivePolicyReport.path],
      reportTo: [reportGroup],
    },
  };
}

/** Adds what helmet does not: which features a page may use, and where browsers send their reports. */
export function sendPagePolicies(fastify: FastifyInstance, config: Config): void {
  const payment = ['self', ...providerHosts(config).scripts.map((host) => `"${host}"`)].join(' ');
  const policy = [...features.map((feature) => `${feature}=()`), `payment=(${payment})`].join(', ');
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({
      'permissions-policy': policy,
      'reporting-endpoints': `${reportGroup}="${receivePolicyReport.path}"`,
    });
    done();
  });
}

/** The policy of a page that loads nothing and has one style block. */
export function plainPagePolicy(styles: readonly string[]): string {
  return `default-src 'none'; style-src ${styles.join(' ')}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The headers of a mail that the back office frames: it runs no scripts and loads at most pictures and fonts of the shop. */
export const mailPagePolicy = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
};

/** Lets mail programs in a browser load the pictures and fonts of mails, which helmet allows for the shop's pages only. */
export const mailPictureHeaders = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};
const forMails = /^\/art\/mail\//;

const ofDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
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

/**
 * Removes headers that affect documents only from scripts, styles, fonts and pictures, about 1,000 bytes each. Of the
 * policy they keep what forbids frames.
 */
export function sendSubresourcesLean(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const type = reply.getHeader('content-type');
    if (ownFile.test(request.url) && typeof type === 'string' && subresource.test(type)) {
      for (const name of ofDocuments) void reply.removeHeader(name);
      void reply.header('content-security-policy', "frame-ancestors 'none'");
      if (forMails.test(request.url)) void reply.headers(mailPictureHeaders);
    }
    done();
  });
}
