import type { FastifyRequest } from 'fastify';

const longest = 200;
const withoutPage = /^\/(api|dev|files|assets|art)(?=[/?]|$)/;

/** Whether a person typed or followed this address, so that a page must follow and not an error of the API. */
export function isOfPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  return method === 'GET' && Boolean(headers.accept?.includes('text/html')) && !withoutPage.test(url);
}

/** The nearest address of this site that the router can read: without null characters, broken escapes and long parts. */
export function readableAddress(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url)!;
  const parts = path.split('/').map(readable).filter(Boolean);
  return `/${parts.join('/')}${query.replace(/%00/g, '')}`;
}

function readable(part: string): string {
  const text = [...decoded(part).replaceAll('\0', '')].slice(0, longest).join('');
  return encodeURIComponent(text);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part.replace(/%[\da-f]{2}/gi, '');
  }
}
