import { confirmationDays } from '../../../../contracts/stock/stock-alerts.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { html } from '../../platform/http/html.js';
import { button, paragraph } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import { closing } from './parts/order-parts.js';
import { closingAsHtml, opened, wordsAsText } from './parts/words.js';
import { productRows } from './parts/product-rows.js';

interface Product {
  slug: string;
  name: string;
}

const confirm = {
  title: 'Nog één klik',
  story: (name: string) =>
    `Iemand vulde dit e-mailadres in voor een bericht als ${name} er weer is. Was jij dat? Bevestig het dan:`,
  label: 'Ja, mail mij één keer',
  terms: `De link werkt ${confirmationDays} dagen. Zonder je bevestiging sturen we je niets.`,
  notYou: 'Was jij het niet? Dan hoef je niets te doen.',
};

/** Asks the owner of an address to confirm a request. It advertises nothing. */
export function stockAlertConfirmation(
  { token, product }: { token: string; product: Product },
  shop: Shop,
): MailContent {
  const { title, label, terms, notYou } = confirm;
  const story = confirm.story(product.name);
  const url = `${shop.url}/voorraadbericht#${token}`; // a fragment stays out of logs
  const body = html`${paragraph(story)} ${button({ url, label })} ${paragraph(terms)} ${paragraph(notYou)}`;
  return {
    subject: `Bericht als ${product.name} er weer is: bevestig het even`,
    html: layout({ shop, kind: 'advice', title, preview: story, body }),
    text: [title, story, `${label}\n${url}`, terms, notYou, closing(shop)].join('\n\n'),
  };
}

const back = {
  title: (name: string) => `${name} is er weer`,
  story: (name: string) => `Je vroeg om een bericht als ${name} weer op voorraad was. Dat is nu zo.`,
  label: (name: string) => `Bekijk ${name}`,
  last: 'Op is op: we houden geen pot apart. Dit is de enige mail die je hierover krijgt, en je adres wissen we.',
};

/** The one mail that somebody asked for. */
export function backInStock({ slug, name, imageUrl }: Product & { imageUrl: string }, shop: Shop): MailContent {
  const title = back.title(name);
  const story = back.story(name);
  const url = `${shop.url}/product/${encodeURIComponent(slug)}`;
  const body = html`${opened(story, shop)} ${productRows([{ imageUrl, label: name }], shop)}
  ${button({ url, label: back.label(name) })}${closingAsHtml(shop)} ${paragraph(back.last)}`;
  return {
    subject: title,
    html: layout({ shop, kind: 'advice', title, preview: story, body }),
    text: [
      title,
      ...wordsAsText('opening', shop),
      story,
      `${back.label(name)}\n${url}`,
      ...wordsAsText('closing', shop),
      back.last,
      closing(shop),
    ].join('\n\n'),
  };
}
