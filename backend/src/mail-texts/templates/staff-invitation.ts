import { invitationHours } from '../../../../contracts/staff/colleagues.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { html } from '../../platform/http/html.js';
import { button, paragraph } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import { closing } from './parts/order-parts.js';

interface InvitationForMail {
  token: string;
  /** Whether the account had a password before. */
  isReset: boolean;
}

const invited = {
  subject: (brand: string) => `Je bent uitgenodigd voor de backoffice van ${brand}`,
  title: 'Welkom achter de toonbank',
  story: (brand: string) =>
    `Je hebt een account gekregen voor de backoffice van ${brand}. Kies een wachtwoord, dan kun je aan de slag.`,
  notYou: 'Ken je ons niet? Dan is deze mail per ongeluk bij jou beland. Je hoeft niets te doen.',
};
const reset = {
  subject: (brand: string) => `Kies een nieuw wachtwoord voor de backoffice van ${brand}`,
  title: 'Kies een nieuw wachtwoord',
  story: () => 'Een eigenaar heeft deze link voor je aangemaakt. Op al je apparaten ben je nu uitgelogd.',
  notYou: 'Heb je hier niet om gevraagd? Laat het dan meteen aan de eigenaar weten en gebruik de link niet.',
};
const label = 'Wachtwoord kiezen';
const terms = `De link werkt ${invitationHours} uur, één keer, en is alleen voor jou.`;

/** The token is in the fragment, which stays out of logs. */
export function staffInvitation({ token, isReset }: InvitationForMail, shop: Shop): MailContent {
  const { subject, title, story, notYou } = isReset ? reset : invited;
  const [opening, url] = [story(shop.brand), `${shop.url}/admin/invitation#${token}`];
  const body = html`${paragraph(opening)} ${button({ url, label })} ${paragraph(terms)} ${paragraph(notYou)}`;
  return {
    subject: subject(shop.brand),
    html: layout({ shop, kind: 'staff', title, preview: opening, body }),
    text: [title, opening, `${label}: ${url}`, terms, notYou, closing(shop)].join('\n\n'),
  };
}
