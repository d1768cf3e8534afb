/**
 * Accepts every mail on port 1025 and lists the last ones on port 8025, with the calls and the variables of Mailpit that
 * the tests use. With a certificate it accepts mails after STARTTLS only.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { StringDecoder } from 'node:string_decoder';
import { createSecureContext, TLSSocket } from 'node:tls';

const most = 1000;
const mails = [];
const { MP_SMTP_TLS_CERT: certFile, MP_SMTP_TLS_KEY: keyFile } = process.env;
const secureContext = certFile && createSecureContext({ cert: readFileSync(certFile), key: readFileSync(keyFile) });

createServer((socket) => {
  socket.on('error', () => socket.destroy());
  socket.write('220 mail catcher\r\n');
  converse(socket, { mayMail: !secureContext });
}).listen(1025);

function converse(socket, { mayMail }) {
  let input = '';
  let mail = fresh();
  let isData = false;
  const decoder = new StringDecoder('utf8');
  const say = (line) => socket.write(`${line}\r\n`);
  socket.on('data', receive);

  function receive(chunk) {
    input += decoder.write(chunk);
    for (let end; (end = input.indexOf(isData ? '\r\n.\r\n' : '\r\n')) >= 0;) {
      const text = input.slice(0, end);
      input = input.slice(end + (isData ? 5 : 2));
      if (isData) accept(text);
      else command(text);
    }
  }

  function accept(text) {
    isData = false;
    mails.unshift({ ...mail, id: randomUUID(), at: new Date().toISOString(), source: text.replace(/^\.\./gm, '.') });
    mails.length = Math.min(mails.length, most);
    mail = fresh();
    say('250 accepted');
  }

  function command(line) {
    const [verb] = line.toUpperCase().split(/[ :]/);
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'EHLO') return say(`250-mail catcher\r\n250-8BITMIME\r\n250 ${mayMail ? 'HELP' : 'STARTTLS'}`);
    if (verb === 'STARTTLS' && !mayMail) return encrypt();
    if (verb === 'MAIL' && !mayMail) return say('530 5.7.0 Must issue a STARTTLS command first');
    if (verb === 'MAIL') mail.from = address;
    if (verb === 'RCPT') mail.to.push(address);
    if (verb === 'RSET') mail = fresh();
    if (verb === 'DATA') {
      isData = true;
      return say('354 go ahead');
    }
    if (verb === 'QUIT') return socket.end('221 bye\r\n');
    say('250 ok');
  }

  function encrypt() {
    say('220 go ahead');
    socket.off('data', receive);
    const secure = new TLSSocket(socket, { isServer: true, secureContext });
    secure.on('error', () => secure.destroy());
    converse(secure, { mayMail: true });
  }
}

createHttpServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://catcher');
  const id = /^\/api\/v1\/message\/([^/]+)\/raw$/.exec(pathname)?.[1];
  const mail = id === 'latest' ? mails[0] : mails.find((one) => one.id === id);
  if (pathname === '/readyz') return response.end('ok');
  if (pathname === '/api/v1/messages') return list(response);
  if (mail) return response.end(mail.source);
  response.writeHead(404).end();
}).listen(8025);

function list(response) {
  const addresses = (all) => all.map((Address) => ({ Address }));
  const messages = mails.map(({ id, at, from, to, source }) => ({
    ID: id,
    Created: at,
    From: addresses([from])[0],
    To: addresses(to),
    Subject: decoded(/^Subject: ((?:.*)(?:\r\n[ \t].*)*)/m.exec(source)?.[1] ?? ''),
  }));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ total: mails.length, messages }));
}

/** Decodes the encoded words of RFC 2047. */
function decoded(header) {
  const words = header.replace(/\r\n[ \t]/g, ' ').replace(/\?=\s+=\?/g, '?==?');
  return words.replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind, text) =>
    kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quoted(text),
  );
}

function quoted(text) {
  const bytes = text
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function fresh() {
  return { from: '', to: [] };
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
