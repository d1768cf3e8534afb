import type { Block, Span } from '../../../../../contracts/law/legal-pages.js';
import type { MailPart } from '../../../../../contracts/shop-texts/mail-words.js';
import type { Shop } from '../../../mail/mail-content.js';
import { html, type Html } from '../../../platform/http/html.js';
import { paragraph } from './blocks.js';
import { colours, text as face } from './colours.js';
import { addressOf, spanAsHtml } from './legal-parts.js';

/** Returns a greeting with the opening of staff below it, when staff wrote one. */
export const greeted = (greeting: string, shop: Shop): Html[] => [paragraph(greeting), ...wordsAsHtml('opening', shop)];

/** Returns the first words of a mail without a greeting, with the opening of staff above them. */
export const opened = (story: string, shop: Shop): Html[] => [...wordsAsHtml('opening', shop), paragraph(story)];

/** Returns the closing of staff; nothing when staff wrote none. */
export const closingAsHtml = (shop: Shop): Html[] => wordsAsHtml('closing', shop);

/** Returns the opening or closing as plain text, one item each paragraph or list. Addresses follow their words. */
export const wordsAsText = (part: MailPart, shop: Shop): string[] =>
  (shop.words?.[part] ?? []).flatMap((block) => {
    if (block.kind === 'list') return block.items.map((item) => `- ${spansAsText(item, shop)}`).join('\n');
    return block.kind === 'paragraph' ? spansAsText(block.spans, shop) : [];
  });

const wordsAsHtml = (part: MailPart, shop: Shop): Html[] =>
  (shop.words?.[part] ?? []).flatMap((block) => blockAsHtml(block, shop));

function blockAsHtml(block: Block, shop: Shop): Html | [] {
  const spans = (parts: readonly Span[]) => html`${parts.map((part) => spanAsHtml(part, shop))}`;
  if (block.kind === 'paragraph') return paragraph(spans(block.spans));
  if (block.kind !== 'list') return [];
  return html`<ul
    class="ink"
    style="margin:0 0 16px;padding-left:20px;color:${colours.ink};${face};font-size:17px;line-height:1.55;"
  >
    ${block.items.map((item) => html`<li>${spans(item)}</li>`)}
  </ul>`;
}

const spansAsText = (parts: readonly Span[], shop: Shop): string =>
  parts.map(({ text, href }) => (href ? `${text} (${addressOf(href, shop)})` : text)).join('');
