import { readFileSync } from 'node:fs';
import type { ServerOptions } from 'node:https';

/** For the connection from the proxy. Both ends are ours, so TLS 1.3 suffices. */
export function tlsOptions({ certFile, keyFile }: { certFile: string; keyFile: string }): ServerOptions {
  return { cert: readFileSync(certFile), key: readFileSync(keyFile), minVersion: 'TLSv1.3' };
}
