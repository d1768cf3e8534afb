import { eventually } from './eventually.mjs';

const catcher = 'http://127.0.0.1:8025/api/v1';

const list = async () => (await (await fetch(`${catcher}/messages?limit=1000`)).json()).messages;

/** The addresses of all mails that were caught. */
export const addressesOfMails = async () => (await list()).flatMap(({ To }) => To.map(({ Address }) => Address));

/** Waits for a mail to the address whose subject matches, and returns all mails to it. */
export const mailsTo = (address, subject) =>
  eventually(`a mail to ${address} about ${subject}`, async () => {
    const mails = (await list()).filter(({ To }) => To.some((one) => one.Address === address));
    return mails.some(({ Subject }) => subject.test(Subject)) && mails;
  });
