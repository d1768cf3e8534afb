import type { Block, Span } from '../../../../contracts/law/legal-pages.js';
import type { LegalPageName } from '../../../../contracts/law/legal-page-names.js';

/** A text that the shop begins with. Staff publishes the later versions. */
export interface FirstText {
  name: LegalPageName;
  title: string;
  blocks: Block[];
}

/** Name and address of mail of the shop. */
export interface Seller {
  brand: string;
  email: string;
}

const spansOf = (parts: readonly (string | Span)[]): Span[] =>
  parts.map((part) => (typeof part === 'string' ? { text: part } : part));

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (...parts: (string | Span)[]): Block => ({ kind: 'paragraph', spans: spansOf(parts) });
export const list = (...items: string[]): Block => ({ kind: 'list', items: items.map((item) => spansOf([item])) });
export const link = (text: string, href: string): Span => ({ text, href });
export const mailTo = (email: string): Span => link(email, `mailto:${email}`);
export const company: Block = { kind: 'company' };
export const storage: Block = { kind: 'storage' };
