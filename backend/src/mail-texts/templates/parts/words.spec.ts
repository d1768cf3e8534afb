import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { wordedMails, type WordedMail } from '../../../../../contracts/shop-texts/mail-words.js';
import { sampleOf } from '../samples.js';

const shop = { brand: 'Gommie', email: 'hallo@gommie.example', url: 'https://gommie.example' };
const opening: Block[] = [
  { kind: 'paragraph', spans: [{ text: 'Wat <fijn> & ' }, { text: 'leuk', bold: true }, { text: '.' }] },
];
const closing: Block[] = [
  { kind: 'list', items: [[{ text: 'Lees ' }, { text: 'meer', href: '/faq' }], [{ text: 'Tot gauw' }]] },
];
const mails = Object.keys(wordedMails) as WordedMail[];
const worded = (mail: WordedMail) => sampleOf(mail, { ...shop, words: { opening, closing } });

describe.each(mails)('%s', (mail) => {
  it('has the opening of staff below its greeting, and the closing at its end', () => {
    const { html, text } = worded(mail);
    expect(text).toMatch(/^.+\n\nWat <fijn> & leuk\.\n\n/);
    expect(text).toContain('\n\n- Lees meer (https://gommie.example/faq)\n- Tot gauw\n\n');
    expect(html).toContain('Wat &lt;fijn&gt; &amp; <strong>leuk</strong>.');
    expect(html).toMatch(/<li>Lees <a[^>]* href="https:\/\/gommie\.example\/faq"[^>]*>meer<\/a><\/li>/);
  });

  it('is equal to one without words when staff wrote none, and keeps all its other words otherwise', () => {
    const plain = sampleOf(mail, shop);
    expect(sampleOf(mail, { ...shop, words: { opening: [], closing: [] } })).toEqual(plain);
    const { subject, text } = worded(mail);
    const added = ['Wat <fijn> & leuk.\n\n', '- Lees meer (https://gommie.example/faq)\n- Tot gauw\n\n'];
    expect([subject, added.reduce((all, part) => all.replace(part, ''), text)]).toEqual([plain.subject, plain.text]);
  });
});

it('the closing of a confirmation stands above the withdrawal and the terms', () => {
  const { text } = worded('order-confirmation');
  expect(text.indexOf('Tot gauw')).toBeLessThan(text.indexOf('Toch niet tevreden?'));
});
