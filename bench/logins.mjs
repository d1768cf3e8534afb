/**
 * `npm run bench:logins [-- one two --strangers 120]`: how long staff on a known device and a customer wait to log in while
 * strangers guess passwords, each from a network of its own, as JSON. Runs on one API process, then on two.
 */
import { once } from 'node:events';
import { request } from 'node:http';
import { api } from '../scripts/lib/api.mjs';
import { openDemo, secretsOf } from './support/demo-shop.mjs';
import { benchesByName, report } from './support/lib.mjs';

/** Each stranger has an address of its own in 127.0.1.0/24. */
const most = 240;

/** `address`: of the sender, in the loopback network, which is all of this machine. */
async function post(url, path, body, { address, cookies = [] }) {
  const began = performance.now();
  const headers = { 'content-type': 'application/json', cookie: cookies.join('; ') };
  const sent = request(url + path, { method: 'POST', headers, localAddress: address, agent: false });
  sent.end(JSON.stringify(body));
  const [response] = await once(sent, 'response');
  await response.resume().toArray();
  const cookiesSet = (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
  return { status: response.statusCode, ms: Math.round(performance.now() - began), cookies: cookiesSet };
}

async function waits(url, account, owner, email) {
  const staff = await post(url, api.staffLogin.login.path, account, owner);
  const customer = { address: '127.0.2.9' };
  const sent = await post(url, api.customers.sendCode.path, { email }, customer);
  const guess = { email, code: '000000' };
  const compared = await post(url, api.customers.verifyCode.path, guess, { ...customer, cookies: sent.cookies });
  if (staff.status !== 200 || sent.status !== 200 || ![200, 400].includes(compared.status))
    throw new Error(`refused: ${staff.status}, ${sent.status}, ${compared.status}`);
  return { 'staff, known device': staff.ms, 'customer, request of a code': sent.ms, 'customer, code': compared.ms };
}

async function measure(script, { strangers }) {
  const shop = await openDemo({ script });
  try {
    const url = `http://127.0.0.1:${shop.port}`;
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = secretsOf(shop.dataDir);
    const account = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
    const owner = { address: '127.0.2.1' };
    owner.cookies = (await post(url, api.staffLogin.login.path, account, owner)).cookies;
    const calm = await waits(url, account, owner, 'bench-1@example.com');
    const guess = { email: ADMIN_EMAIL, password: 'een-gok-van-iemand' };
    const statuses = {};
    const guesses = Array.from({ length: Math.min(strangers, most) }, async (_, n) => {
      const { status } = await post(url, api.staffLogin.login.path, guess, { address: `127.0.1.${n + 1}` });
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
    const underAttack = await waits(url, account, owner, 'bench-2@example.com');
    await Promise.all(guesses);
    return { calm, underAttack, strangers: statuses };
  } finally {
    await shop.close();
  }
}

const run = benchesByName(
  { one: (values) => measure('start', values), two: (values) => measure('cluster', values) },
  { strangers: 120 },
);
report(await run(), { unit: 'ms' });
process.exit(0);
