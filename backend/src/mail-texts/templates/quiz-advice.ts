import { formatEuro } from './parts/format.js';
import { html } from '../../platform/http/html.js';
import { button, heading, panel, paragraph, smallPrint } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import { productRows } from './parts/product-rows.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';

/** A product and why it is advised. Price in cents. */
export interface AdvisedProduct {
  slug: string;
  name: string;
  imageUrl: string;
  priceCents: number;
  reason: string;
}

const code = 'NIEUW10';
const opening = 'Je hebt onze vitaminetest gedaan. Dit past bij jouw antwoorden:';
const offer = `Met de code ${code} krijg je 10% korting op je eerste bestelling.`;
const caution = 'Een supplement vervangt geen gevarieerde voeding.';

/** The advice of the vitamin test, with the code for a first order. */
export function quizAdvice(products: readonly AdvisedProduct[], shop: Shop): MailContent {
  const lines = products.map(({ name, imageUrl, priceCents, reason, slug }) => ({
    ...{ name, imageUrl },
    price: formatEuro(priceCents),
    reason,
    url: `${shop.url}/product/${slug}`,
  }));
  const body = [
    paragraph(opening),
    productRows(
      lines.map(({ name, imageUrl, price, reason, url }) => ({
        imageUrl,
        label: name,
        notes: [reason],
        amount: price,
        url,
      })),
      shop,
    ),
    heading('10% korting op je eerste bestelling'),
    panel(offer),
    button({ url: `${shop.url}/products`, label: 'Bekijk je potten' }),
    smallPrint(caution),
  ];
  return {
    subject: 'Jouw vitamineadvies',
    html: layout({ kind: 'advice', preview: opening, title: 'Jouw vitamineadvies', body: html`${body}`, shop }),
    text: [
      opening,
      '',
      ...lines.flatMap(({ name, price, reason, url }) => [`${name} (${price}): ${reason}`, url, '']),
      offer,
      caution,
    ].join('\n'),
  };
}
