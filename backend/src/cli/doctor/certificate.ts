import { connect } from 'node:tls';
import type { Config } from '../../platform/config/config.js';
import { ok, wrong, type Finding } from './finding.js';

const timeoutMs = 5000;
const fewestDays = 14;
const dayMs = 24 * 3600 * 1000;

/** Verifies the certificate of SHOP_URL as a visitor does: by the public authorities that Node knows. */
export async function checkCertificate({ production, shop }: Pick<Config, 'production' | 'shop'>): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(shop.url);
  if (!production || protocol !== 'https:') return [];
  const mend = 'Let the proxy request a certificate from a public authority for this name, and renew it.';
  try {
    const days = ((await validUntil(hostname, Number(port || 443))) - Date.now()) / dayMs;
    const found = `trusted, ${Math.floor(days)} days left`;
    return [days < fewestDays ? wrong('certificate', found, mend) : ok('certificate', found)];
  } catch (error) {
    return [wrong('certificate', `${hostname}: ${(error as Error).message}`, mend)];
  }
}

function validUntil(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, minVersion: 'TLSv1.2' }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('does not respond')));
    socket.on('error', reject);
  });
}
