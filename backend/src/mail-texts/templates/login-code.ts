import type { CodePurpose } from '../../customers/login/login-code.entity.js';
import { html } from '../../platform/http/html.js';
import { paragraph } from './parts/blocks.js';
import { colours } from './parts/colours.js';
import { layout } from './parts/layout.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { closing } from './parts/order-parts.js';

const words = {
  login: {
    subject: (code: string) => `${code} is je inlogcode`,
    title: 'Je inlogcode',
    story: 'Vul deze code in op de pagina waar je hem aanvroeg. Hij werkt 10 minuten, één keer, en alleen daar.',
    notYou: 'Heb je geen code aangevraagd? Dan hoef je niets te doen: zonder deze mail kan niemand inloggen.',
  },
  erasure: {
    subject: () => 'Bevestig het verwijderen van je account',
    title: 'Je account verwijderen',
    story:
      'Met deze code verwijder je je account en al je gegevens. Dat kan niet ongedaan worden gemaakt. De code werkt 10 minuten, één keer.',
    notYou: 'Heb je dit niet aangevraagd? Doe dan niets en deel deze code met niemand.',
  },
};

export function loginCode(code: string, use: CodePurpose, shop: Shop): MailContent {
  const { subject, title, story, notYou } = words[use];
  const digits = html`<p
    class="panel ink"
    style="margin:24px 0;padding:20px 8px;border-radius:20px;background:${colours.paper};color:${colours.ink};font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px;text-align:center;"
  >
    ${code}
  </p>`;
  const body = html`${paragraph(story)} ${digits} ${paragraph(notYou)}`;
  return {
    subject: subject(code),
    html: layout({ shop, kind: 'account', title, preview: story, body }),
    text: [title, code, story, notYou, closing(shop)].join('\n\n'),
  };
}
