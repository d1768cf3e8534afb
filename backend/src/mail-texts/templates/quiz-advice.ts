import { formatEuro } from './parts/format.js';
import { html } from '../../platform/http/html.js';
import { amountRow, heading, layout, link, paragraph, table } from './parts/layout.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';

/** A product and why it is advised. Price in cents. */
export interface AdvisedProduct {
  slug: string;
  name: string;
  priceCents: number;
  reason: string;
}

const code = 'NIEUW10';
const opening = 'Je hebt onze vitaminetest gedaan. Dit past bij jouw antwoorden:';
const offer = `Met de code ${code} krijg je 10% korting op je eerste bestelling.`;
const caution = 'Een supplement vervangt geen gevarieerde voeding.';

/** The advice of the vitamin test, with the code for a first order. */
export function quizAdvice(products: readonly AdvisedProduct[], shop: Shop): MailContent {
  const lines = products.map(({ name, priceCents, reason, slug }) => ({
    name,
    price: formatEuro(priceCents),
    reason,
    url: `${shop.url}/product/${slug}`,
  }));
  const body = [
    paragraph(opening),
    table(lines.map(({ name, price, reason }) => amountRow(name, price, { note: [reason] }))),
    heading('Bekijk je potten'),
    ...lines.map(({ name, url }) => paragraph(link(url, name))),
    heading('10% korting op je eerste bestelling'),
    paragraph(offer),
    paragraph(caution),
  ];
  return {
    subject: 'Jouw vitamineadvies',
    html: layout({ preview: opening, title: 'Jouw vitamineadvies', body: html`${body}`, shop }),
    text: [
      opening,
      '',
      ...lines.flatMap(({ name, price, reason, url }) => [`${name} (${price}): ${reason}`, url, '']),
      offer,
      caution,
    ].join('\n'),
  };
}
