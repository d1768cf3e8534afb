import { html } from '../../platform/http/html.js';
import { link, panel, paragraph } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';

export interface InquiryForMail {
  contactName: string;
  email: string;
  phone: string;
  kvkNumber: string | null;
  message: string;
}

export function partnershipInquiry(inquiry: InquiryForMail, shop: Shop): MailContent {
  const { contactName, email, phone, kvkNumber, message } = inquiry;
  const facts = [`Naam: ${contactName}`, `Telefoon: ${phone}`, `KVK-nummer: ${kvkNumber ?? 'niet opgegeven'}`];
  return {
    subject: `Samenwerking: ${contactName}`,
    html: layout({
      preview: message.slice(0, 120),
      title: 'Iemand wil samenwerken',
      ...{ shop, kind: 'staff' },
      body: html`${panel(html`${facts.map((fact) => html`${fact}<br />`)}E-mail: ${link(`mailto:${email}`, email)}`)}
      ${paragraph(message)}`,
    }),
    text: ['Iemand wil samenwerken', '', ...facts, `E-mail: ${email}`, '', message].join('\n'),
  };
}
