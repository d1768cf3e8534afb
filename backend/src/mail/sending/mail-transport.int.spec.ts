import { generateKeyPairSync } from 'node:crypto';
import { MailNotSentError, SmtpTransport } from './mail-transport.js';
import { TinySmtpServer } from './smtp-server.fixtures.js';

/** A server that offers no STARTTLS. */
let server: TinySmtpServer;
beforeAll(async () => (server = await TinySmtpServer.listen()));
afterAll(() => server.close());

const shop = { url: 'https://gommie.nl', brand: 'Gommie', email: 'hallo@gommie.nl' };
const mail = { mailId: '1', to: 'sanne@example.com', subject: 'Hoi', html: '<p>Hoi</p>', text: 'Hoi' };
const send = (query: string, production: boolean) =>
  new SmtpTransport(`${server.url}${query}`, shop, { production }).deliver(mail);

it('sends nothing in plain text in production', async () => {
  await expect(send('', true)).rejects.toThrow(MailNotSentError);
  expect([...server.accepted, ...server.refused]).toEqual([]);
});

it('sends in plain text only where the address says so, as to the mail catcher of a trial', async () => {
  await send('?ignoreTLS=true', true);
  await send('', false);
  expect(server.accepted).toHaveLength(2);
});

describe('a mail that needs a consent', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const dkim = { domain: 'gommie.nl', selector: 'winkel', privateKey };
  const unsubscribeUrl = 'https://gommie.nl/nieuwsbrief?afmelden=dGVzdA';
  const rawOf = async (changes: object) => {
    await new SmtpTransport(server.url, shop, { production: false, dkim }).deliver({ ...mail, ...changes });
    return server.accepted.at(-1)!.replace(/\n[ \t]+/g, ' ');
  };
  const linesOf = (raw: string, name: string) => raw.split('\n').filter((line) => line.startsWith(`${name}:`));

  it('has one List-Unsubscribe header with both ways, and the one of the one click as plain text', async () => {
    const raw = await rawOf({ unsubscribeUrl });
    expect(linesOf(raw, 'List-Unsubscribe')).toEqual([
      `List-Unsubscribe: <${unsubscribeUrl}>, <mailto:hallo@gommie.nl?subject=Afmelden>`,
    ]);
    expect(linesOf(raw, 'List-Unsubscribe-Post')).toEqual(['List-Unsubscribe-Post: List-Unsubscribe=One-Click']);
  });

  it('has a signature that covers both headers', async () => {
    const [signature] = linesOf(await rawOf({ unsubscribeUrl }), 'DKIM-Signature');
    const signed = /\bh=([^;]+)/.exec(signature!)![1]!.replace(/\s/g, '').toLowerCase().split(':');
    expect(signed).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']));
    expect(signature).toMatch(/d=gommie\.nl; .*s=winkel/);
  });

  it('has neither header when it needs no consent', async () => {
    expect(await rawOf({})).not.toContain('List-Unsubscribe:');
  });
});
