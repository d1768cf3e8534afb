import type { Block, Span } from '../legal-pages.js';

/** What answers may contain in braces. The page fills it in with what is true at that moment. */
export const faqPlaceholders = [
  'abonnementskorting',
  'betaalmethoden',
  'e-mailadres',
  'gratis-vanaf',
  'openingstijden',
  'retourkosten',
  'verwerkingskosten',
  'verzendkosten',
  'verzenduur',
] as const;
export type FaqPlaceholder = (typeof faqPlaceholders)[number];

const placeholder = /\{([^{}]*)\}/g;

/** Returns the words in braces of a text. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name]) => name!);

/** Returns a text without its placeholders. */
export const withoutPlaceholders = (text: string): string => text.replace(placeholder, '');

/** Fills in placeholders. Leaves out a sentence when the value of its placeholder is empty. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .split(/(?<=[.!?]\s)/)
    .filter((sentence) => placeholdersIn(sentence).every((name) => values[name] !== ''))
    .join('')
    .replace(placeholder, (braces, name: string) => values[name] ?? braces);
}

/** Fills in the placeholders of paragraphs and lists. */
export function fillInBlocks(blocks: readonly Block[], values: Readonly<Record<string, string>>): Block[] {
  const fill = (spans: readonly Span[]) => spans.map((span) => ({ ...span, text: fillIn(span.text, values) }));
  return blocks.map((block) => {
    if (block.kind === 'paragraph') return { ...block, spans: fill(block.spans) };
    return block.kind === 'list' ? { ...block, items: block.items.map(fill) } : block;
  });
}
