import type { StaffNotice } from '../../../../contracts/staff/notices.js';
import { html } from '../../platform/http/html.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { paragraph } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import { closing } from './parts/order-parts.js';
import { inWords, originInWords, type Origin } from './parts/origin.js';

interface Words {
  subject: string;
  story: (moment: string) => string;
  notYou: string;
}

const tellOwner = 'Was jij dit niet? Laat het dan meteen aan de eigenaar weten.';
const words: Record<StaffNotice, Words> = {
  'new-device': {
    subject: 'Ingelogd in de backoffice vanaf een nieuw apparaat',
    story: (moment) => `Op ${moment} is met jouw account ingelogd vanaf een apparaat dat we nog niet kenden.`,
    notYou: `Was jij dit? Dan hoef je niets te doen. ${tellOwner}`,
  },
  'factor-changed': {
    subject: 'Je tweede stap bij het inloggen is gewijzigd',
    story: (moment) => `Op ${moment} is je tweede stap bij het inloggen gewijzigd.`,
    notYou: tellOwner,
  },
  'password-changed': {
    subject: 'Het wachtwoord van je backofficeaccount is gewijzigd',
    story: (moment) => `Op ${moment} kreeg je account een nieuw wachtwoord. Je bent op al je apparaten uitgelogd.`,
    notYou: tellOwner,
  },
  'locked-out': {
    subject: 'Te vaak een verkeerd wachtwoord voor je backofficeaccount',
    story: (moment) =>
      `Op ${moment} is te vaak een verkeerd wachtwoord geprobeerd. Daarom kun je vanaf sommige apparaten hoogstens een uur niet inloggen.`,
    notYou:
      'Was jij het zelf? Wacht dan even en probeer het opnieuw. Was jij het niet, laat het dan aan de eigenaar weten. Zolang niemand is ingelogd, is je account veilig.',
  },
  'wrong-factor': {
    subject: 'Misschien kent iemand je wachtwoord voor de backoffice',
    story: (moment) => `Op ${moment} is na je wachtwoord te vaak een verkeerde code ingevuld.`,
    notYou:
      'Was jij het zelf? Wacht dan even en probeer het opnieuw. Was jij het niet? Kies dan meteen een nieuw wachtwoord en laat het aan de eigenaar weten.',
  },
  'role-changed': {
    subject: 'Je rol in de backoffice is gewijzigd',
    story: (moment) => `Op ${moment} heeft een eigenaar gewijzigd wat je in de backoffice mag.`,
    notYou: 'Klopt dit niet? Laat het dan aan de eigenaar weten.',
  },
};

export function staffNotice(kind: StaffNotice, origin: Origin, shop: Shop): MailContent {
  const { subject, story, notYou } = words[kind];
  const from = originInWords(origin);
  const sentences = [story(inWords(origin.at)), from && `Het ging om ${from}.`, notYou].filter((one) => one !== null);
  return {
    subject,
    html: layout({
      ...{ shop, kind: 'staff', title: subject, preview: sentences[0]! },
      body: html`${sentences.map((one) => paragraph(one))}`,
    }),
    text: [subject, ...sentences, closing(shop)].join('\n\n'),
  };
}
