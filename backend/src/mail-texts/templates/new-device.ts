import { html } from '../../platform/http/html.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { paragraph } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import { closing } from './parts/order-parts.js';
import { inWords } from './parts/origin.js';

/** `at`: ISO 8601. */
export function newDevice({ at, browser }: { at: string; browser: string | null }, shop: Shop): MailContent {
  const subject = 'Er is ingelogd op je account vanaf een nieuw apparaat';
  const sentences = [
    `Op ${inWords(at)} is er ingelogd op je account${browser ? ` met ${browser}` : ''}. Dat apparaat kenden we nog niet.`,
    'Was jij dit? Dan hoef je niets te doen.',
    'Was jij dit niet? Dan kan iemand anders bij je mail. Wijzig eerst het wachtwoord van je mailbox. Kijk daarna in Mijn account bij Ingelogde apparaten en log de andere apparaten uit.',
  ];
  return {
    subject,
    html: layout({
      ...{ shop, kind: 'account', title: 'Een nieuw apparaat', preview: sentences[0]! },
      body: html`${sentences.map((one) => paragraph(one))}`,
    }),
    text: ['Een nieuw apparaat', ...sentences, closing(shop)].join('\n\n'),
  };
}
