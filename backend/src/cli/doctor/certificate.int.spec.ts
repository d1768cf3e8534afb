import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCertificate } from './certificate.js';

/** A server whose certificate is of an authority that no visitor trusts. */
const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
let server: Server;
beforeAll(async () => {
  const make = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '9'];
  const files = ['-keyout', join(folder, 'key'), '-out', join(folder, 'crt'), '-subj', '/CN=localhost'];
  execFileSync('openssl', [...make, ...files, '-addext', 'subjectAltName=DNS:localhost'], { stdio: 'ignore' });
  server = createServer({ key: readFileSync(join(folder, 'key')), cert: readFileSync(join(folder, 'crt')) });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const check = (url: string, production = true) =>
  checkCertificate({ production, shop: { url, brand: 'Gommie', email: 'hallo@gommie.nl' } });

it('refuses a certificate that is not publicly trusted', async () => {
  const [finding] = await check(`https://localhost:${(server.address() as AddressInfo).port}`);
  expect(finding).toMatchObject({ state: 'wrong', found: expect.stringMatching(/self[- ]signed/) as string });
});

it('reports a shop that does not respond, and checks no demo', async () => {
  expect(await check('https://localhost:1')).toMatchObject([{ state: 'wrong' }]);
  expect(await check('http://localhost:3000', false)).toEqual([]);
});
