import { subscriptionDays } from '../../../../contracts/consents.js';
import { html } from '../../platform/http/html.js';
import { button, link, paragraph } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { closing } from './parts/order-parts.js';
import { closingAsHtml, opened, wordsAsText } from './parts/words.js';

const confirm = {
  subject: 'Bevestig je aanmelding voor de nieuwsbrief',
  title: 'Nog één klik',
  story: 'Iemand vulde dit e-mailadres in voor onze nieuwsbrief. Was jij dat? Bevestig het dan:',
  label: 'Ja, ik wil de nieuwsbrief',
  terms: `De link werkt ${subscriptionDays} dagen. Zonder je bevestiging sturen we je niets.`,
  notYou: 'Was jij het niet? Dan hoef je niets te doen.',
};

/** Asks the owner of an address to confirm. It is the only mail before a consent, and advertises nothing. */
export function newsletterConfirmation(token: string, shop: Shop): MailContent {
  const { subject, title, story, label, terms, notYou } = confirm;
  const url = `${shop.url}/nieuwsbrief#${token}`; // a fragment stays out of logs
  const body = html`${paragraph(story)} ${button({ url, label })} ${paragraph(terms)} ${paragraph(notYou)}`;
  return {
    subject,
    html: layout({ shop, kind: 'advice', title, preview: story, body }),
    text: [title, story, `${label}\n${url}`, terms, notYou, closing(shop)].join('\n\n'),
  };
}

const welcome = {
  subject: 'Je krijgt voortaan onze nieuwsbrief',
  title: 'Fijn dat je meeleest',
  story: 'Je aanmelding voor de nieuwsbrief is bevestigd. We mailen je als er iets nieuws is.',
  label: 'Afmelden',
  leave: 'Toch niet? Afmelden kan altijd, met één klik:',
};

/** Confirms a consent. Like every newsletter it says how to withdraw it. */
export function newsletterWelcome(unsubscribeToken: string, shop: Shop): MailContent {
  const { subject, title, story, label, leave } = welcome;
  const unsubscribeUrl = `${shop.url}/nieuwsbrief?afmelden=${unsubscribeToken}`;
  const told = [...opened(story, shop), ...closingAsHtml(shop)];
  const body = html`${told} ${paragraph(html`${leave} ${link(unsubscribeUrl, label)}.`)}`;
  return {
    subject,
    html: layout({ shop, kind: 'advice', title, preview: story, body }),
    text: [
      title,
      ...wordsAsText('opening', shop),
      story,
      ...wordsAsText('closing', shop),
      `${leave}\n${unsubscribeUrl}`,
      closing(shop),
    ].join('\n\n'),
    unsubscribeUrl,
  };
}
