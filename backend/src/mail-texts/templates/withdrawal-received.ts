import { formatMoment } from './parts/format.js';
import { html } from '../../platform/http/html.js';
import { heading, layout, paragraph } from './parts/layout.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { closing, inLines } from './parts/order-parts.js';

/** `statedAt`: ISO 8601. */
export interface WithdrawalForMail {
  name: string;
  email: string;
  orderNumber: string;
  part: string | null;
  statedAt: string;
}

/** The receipt that the law requires: what was stated, by whom and when. Does not reveal whether an order matches. */
export function withdrawalReceived(stated: WithdrawalForMail, shop: Shop): MailContent {
  const { name, email, orderNumber, part, statedAt } = stated;
  const opening = `We hebben je herroeping ontvangen op ${formatMoment(statedAt)}. Bewaar deze mail als bewijs.`;
  const statement = [
    `Hierbij herroep ik de overeenkomst over bestelling ${orderNumber}.`,
    part === null ? 'Het gaat om de hele bestelling.' : `Het gaat om: ${part}`,
    `Naam: ${name}`,
    `E-mailadres: ${email}`,
  ];
  const next = [
    'We zoeken je bestelling erbij en laten je weten hoe je het pakket terugstuurt. Is het nog niet weg, dan houden we het hier.',
    'Je geld heb je uiterlijk 14 dagen na je herroeping terug, op dezelfde manier als je betaalde. We mogen wachten tot je pakket terug is, of tot je laat zien dat je het hebt verstuurd.',
  ];
  const stranger = 'Heb je dit niet zelf gedaan? Mail ons dan even.';
  const body = html`${paragraph(opening)} ${heading('Jouw verklaring')} ${paragraph(inLines(statement))}
  ${heading('Hoe gaat het verder?')} ${next.map((text) => paragraph(text))} ${paragraph(stranger)}`;
  return {
    subject: `We hebben je herroeping van bestelling ${orderNumber} ontvangen`,
    html: layout({ shop, title: 'Je herroeping is binnen', preview: opening, body }),
    text: [
      opening,
      ['Jouw verklaring', ...statement].join('\n'),
      ['Hoe gaat het verder?', ...next].join('\n'),
      stranger,
      closing(shop),
    ].join('\n\n'),
  };
}
