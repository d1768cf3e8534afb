import { html } from '../../platform/http/html.js';
import type { RecallCertainty } from '../../mail/commands/queue-mail.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { formatDay } from './parts/format.js';
import { heading, paragraph } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import { productRows } from './parts/product-rows.js';
import { closing, greetingOf } from './parts/order-parts.js';

/** `bestBefore`: a calendar day. `reason` and `instruction` are the words of staff. */
export interface RecallForMail {
  recipientName: string;
  orderNumber: string;
  productName: string;
  imageUrl: string;
  lot: string;
  bestBefore: string;
  reason: string;
  instruction: string;
  certainty: RecallCertainty;
}

export function productRecall(recall: RecallForMail, shop: Shop): MailContent {
  const { recipientName, orderNumber, productName, imageUrl, lot, bestBefore, reason, instruction, certainty } = recall;
  const title = `We roepen ${productName} terug`;
  const opening =
    certainty === 'certain'
      ? `In je bestelling ${orderNumber} zat ${productName} uit een partij die we terugroepen.`
      : `In je bestelling ${orderNumber} zat misschien ${productName} uit een partij die we terugroepen. Kijk daarom op je pot.`;
  const mark = `Partij ${lot}, houdbaar tot ${formatDay(new Date(`${bestBefore}T12:00:00Z`))}. Je vindt het partijnummer en de datum op de pot.`;
  const parts = [
    { title: 'Om deze pot gaat het', words: mark },
    { title: 'Wat is er aan de hand?', words: reason },
    { title: 'Wat moet je doen?', words: instruction },
  ];
  const body = html`${paragraph(greetingOf(recipientName))} ${paragraph(opening)}
  ${productRows([{ imageUrl, label: productName, notes: [`Partij ${lot}`] }], shop)}
  ${parts.map((part) => html`${heading(part.title)} ${paragraph(part.words)}`)}`;
  const text = [
    greetingOf(recipientName),
    opening,
    ...parts.map((part) => `${part.title}\n${part.words}`),
    closing(shop),
  ].join('\n\n');
  return {
    subject: `Belangrijk: we roepen ${productName} terug`,
    html: layout({ shop, kind: 'trouble', title, preview: opening, body }),
    text,
  };
}
