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
