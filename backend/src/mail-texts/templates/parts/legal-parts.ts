import type { Company } from '../../../../../contracts/company.js';
import { companyLines } from '../../../../../contracts/values/company-lines.js';
import type { Block, Span } from '../../../../../contracts/law/legal-pages.js';
import { legalPath, type LegalPageName } from '../../../../../contracts/law/legal-page-names.js';
import type { Shop } from '../../../mail/mail-content.js';
import { html, type Html } from '../../../platform/http/html.js';
import { heading, link, smallPrint } from './blocks.js';
import { colours, text as face } from './colours.js';
import { inLines } from './order-parts.js';

/** A version of a legal text. */
export interface LegalForMail {
  name: LegalPageName;
  version: number;
  title: string;
  blocks: readonly Block[];
}

/** What the confirmation of an order contains by law, on a durable medium (art. 6:230v lid 7 BW). */
export interface TermsForMail {
  texts: readonly LegalForMail[];
  company: Company;
}

const titleOf = ({ title, version }: LegalForMail) => `${title} (versie ${version})`;
/** An address of the shop becomes absolute. */
export const addressOf = (href: string, shop: Shop) => (href.startsWith('/') ? `${shop.url}${href}` : href);
const pageOf = ({ name, version }: LegalForMail, shop: Shop) => `${shop.url}${legalPath(name, version)}`;

/** Returns the texts in full, each below its title with the address of its version. */
export function legalAsHtml({ texts, company }: TermsForMail, shop: Shop): Html[] {
  return texts.flatMap((text) => [
    heading(titleOf(text)),
    smallPrint(link(pageOf(text, shop), 'Lees of print deze tekst op onze site')),
    ...text.blocks.map((block) => blockAsHtml(block, company, shop)),
  ]);
}

function blockAsHtml(block: Block, company: Company, shop: Shop): Html {
  const spans = (parts: readonly Span[]) => html`${parts.map((part) => spanAsHtml(part, shop))}`;
  switch (block.kind) {
    case 'heading':
      return smallPrint(html`<strong>${block.text}</strong>`);
    case 'paragraph':
      return smallPrint(spans(block.spans));
    case 'list':
      return html`<ul
        class="muted"
        style="margin:0 0 12px;padding-left:20px;color:${colours.muted};${face};font-size:14px;line-height:1.55;"
      >
        ${block.items.map((item) => html`<li>${spans(item)}</li>`)}
      </ul>`;
    case 'company':
      return smallPrint(inLines(companyLines(company)));
    case 'storage':
      return html``;
  }
}

/** Returns a part of a sentence. */
export function spanAsHtml({ text, bold, href }: Span, shop: Shop): Html {
  const label = href ? link(addressOf(href, shop), text) : html`${text}`;
  return bold ? html`<strong>${label}</strong>` : label;
}

/** Returns the texts in full, one paragraph each. */
export function legalAsText({ texts, company }: TermsForMail, shop: Shop): string[] {
  return texts.map((text) =>
    [titleOf(text), pageOf(text, shop), ...text.blocks.map((block) => blockAsText(block, company, shop))]
      .filter(Boolean)
      .join('\n'),
  );
}

function blockAsText(block: Block, company: Company, shop: Shop): string {
  const spans = (parts: readonly Span[]) =>
    parts.map(({ text, href }) => (href?.startsWith('/') ? `${text} (${addressOf(href, shop)})` : text)).join('');
  switch (block.kind) {
    case 'heading':
      return `\n${block.text}`;
    case 'paragraph':
      return spans(block.spans);
    case 'list':
      return block.items.map((item) => `- ${spans(item)}`).join('\n');
    case 'company':
      return companyLines(company).join('\n');
    case 'storage':
      return '';
  }
}
