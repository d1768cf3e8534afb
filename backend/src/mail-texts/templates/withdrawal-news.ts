import { formatMoment } from './parts/format.js';
import { html } from '../../platform/http/html.js';
import { button, heading, panel, paragraph } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { closing, inLines } from './parts/order-parts.js';
import { notTwice } from './parts/refund-words.js';

/**
 * `statedAt`: ISO 8601. `token`: null when there is nothing to confirm. `money`: whether the shop still pays it back; `uncertain` while
 * the bank may return it.
 */
export interface WithdrawalForMail {
  name: string;
  email: string;
  orderNumber: string;
  part: string | null;
  statedAt: string;
  isConfirmed: boolean;
  token: string | null;
  money: 'due' | 'uncertain' | 'charged-back';
}

const asked = {
  title: 'Bevestig je herroeping',
  why: 'Een e-mailadres kan iedereen invullen. Met één klik laat je ons weten dat deze herroeping van jou komt:',
  label: 'Ja, ik herroep mijn aankoop',
  terms:
    'De link werkt 14 dagen, één keer. Het tijdstip hierboven blijft gelden, ook als je later klikt. Lukt klikken niet? Antwoord dan op deze mail.',
  stranger: 'Heb je dit niet zelf gedaan? Klik dan niet en mail ons even.',
};
const search = {
  now: 'We zoeken je bestelling erbij en laten je weten hoe je het pakket terugstuurt. Is het nog niet weg, dan houden we het hier.',
  later:
    'Na je klik zoeken we je bestelling erbij en laten we je weten hoe je het pakket terugstuurt. Is het dan nog niet weg, dan houden we het hier.',
};
const due = 'Je geld heb je uiterlijk 14 dagen na je herroeping terug, op dezelfde manier als je betaalde.';
const mayWait = 'We mogen wachten tot je pakket terug is, of tot je laat zien dat je het hebt verstuurd.';
const moneyWords = {
  due: `${due} ${mayWait}`,
  uncertain: `${due} ${mayWait} ${notTwice}`,
  'charged-back': 'Je bank heeft je betaling al teruggeboekt. Daarmee heb je je geld terug en betalen wij niets meer.',
};
const notYou = 'Heb je dit niet zelf gedaan? Mail ons dan even.';

/** The receipt that the law requires: what was stated and when. Does not reveal whether an order matches. */
export function withdrawalReceived(stated: WithdrawalForMail, shop: Shop): MailContent {
  const { orderNumber, statedAt, token } = stated;
  const opening = `We hebben je herroeping ontvangen op ${formatMoment(statedAt)}. Bewaar deze mail als bewijs.`;
  const confirmUrl = token === null ? null : `${shop.url}/herroepen/bevestigen#${token}`; // a fragment stays out of logs
  return news(stated, shop, {
    subject: `We hebben je herroeping van bestelling ${orderNumber} ontvangen`,
    title: 'We hebben je herroeping ontvangen',
    opening,
    confirmUrl,
  });
}

/** Repeats the whole statement, once its mailbox is proved. */
export function withdrawalConfirmed(stated: WithdrawalForMail, shop: Shop): MailContent {
  const { orderNumber, statedAt } = stated;
  return news(stated, shop, {
    subject: `Je herroeping van bestelling ${orderNumber} is bevestigd`,
    title: 'Je herroeping is bevestigd',
    opening: `Bedankt voor je bevestiging. Je herroeping geldt vanaf ${formatMoment(statedAt)}. Bewaar deze mail als bewijs.`,
    confirmUrl: null,
  });
}

interface News {
  subject: string;
  title: string;
  opening: string;
  confirmUrl: string | null;
}

function news(stated: WithdrawalForMail, shop: Shop, { subject, title, opening, confirmUrl }: News): MailContent {
  const statement = statementOf(stated);
  const stranger = confirmUrl === null ? notYou : asked.stranger;
  const money = stated.isConfirmed ? stated.money : 'uncertain'; // says nothing of the order to a stranger
  const next = [confirmUrl === null ? search.now : search.later, moneyWords[money]];
  const confirm = confirmUrl
    ? html`${heading(asked.title)} ${paragraph(asked.why)} ${button({ url: confirmUrl, label: asked.label })}
      ${paragraph(asked.terms)}`
    : '';
  const body = html`${paragraph(opening)} ${heading('Jouw verklaring')} ${panel(inLines(statement))} ${confirm}
  ${heading('Hoe gaat het verder?')} ${next.map((text) => paragraph(text))} ${paragraph(stranger)}`;
  return {
    subject,
    html: layout({ shop, kind: 'money', title, preview: opening, body }),
    text: [
      opening,
      ['Jouw verklaring', ...statement].join('\n'),
      ...(confirmUrl ? [[asked.title, asked.why, confirmUrl, asked.terms].join('\n')] : []),
      ['Hoe gaat het verder?', ...next].join('\n'),
      stranger,
      closing(shop),
    ].join('\n\n'),
  };
}

/** Omits the sender's own words until the mailbox is proved: a stranger may have typed them. */
function statementOf({ orderNumber, part, name, email, isConfirmed }: WithdrawalForMail): string[] {
  const words = isConfirmed
    ? `Het gaat om: ${part}`
    : 'Het gaat om een deel van de bestelling, zoals in het formulier.';
  return [
    `Hierbij herroep ik de overeenkomst over bestelling ${orderNumber}.`,
    part === null ? 'Het gaat om de hele bestelling.' : words,
    ...(isConfirmed ? [`Naam: ${name}`] : []),
    `E-mailadres: ${email}`,
  ];
}
