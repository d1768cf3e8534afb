import { eventually } from './eventually.mjs';

const catcher = 'http://127.0.0.1:8025/api/v1';

/** Waits for a mail to the address whose subject matches, and returns all mails to it. */
export const mailsTo = (address, subject) =>
  eventually(`a mail to ${address} about ${subject}`, async () => {
    const { messages } = await (await fetch(`${catcher}/messages?limit=500`)).json();
    const mails = messages.filter(({ To }) => To.some((one) => one.Address === address));
    return mails.some(({ Subject }) => subject.test(Subject)) && mails;
  });
