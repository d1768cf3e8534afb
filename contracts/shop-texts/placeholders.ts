import type { Block, Span } from '../law/legal-pages.js';

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

type Values = Readonly<Record<string, string>>;

/** Before a capital or a placeholder, and not after an abbreviation. */
const sentenceEnd = /(?<=[.!?]\s)(?<!\b(?:bijv|bv|ca|excl|incl|max|min|o\.a)\.\s)(?=[\p{Lu}{“])/u;

/** Fills in the placeholders of paragraphs and lists. Leaves out a sentence when the value of its placeholder is empty. */
export function fillInBlocks(blocks: readonly Block[], values: Values): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'paragraph') {
      const spans = fillIn(block.spans, values);
      return spans.length > 0 ? [{ ...block, spans }] : [];
    }
    if (block.kind !== 'list') return [block];
    const items = block.items.map((item) => fillIn(item, values)).filter((item) => item.length > 0);
    return items.length > 0 ? [{ ...block, items }] : [];
  });
}

/** A sentence may begin in one span and end in another. */
function fillIn(spans: readonly Span[], values: Values): Span[] {
  const kept = knownSentences(spans.map(({ text }) => text).join(''), values);
  let begin = 0;
  return spans.flatMap((span) => {
    const at = begin;
    begin += span.text.length;
    const parts = kept.map(([from, to]) => span.text.slice(Math.max(from - at, 0), Math.max(to - at, 0)));
    const text = parts.join('').replace(placeholder, (braces, name: string) => values[name] ?? braces);
    return text ? [{ ...span, text }] : [];
  });
}

/** Where each sentence begins and ends whose placeholders have a value. */
function knownSentences(text: string, values: Values): [from: number, to: number][] {
  let end = 0;
  return text.split(sentenceEnd).flatMap((sentence) => {
    const from = end;
    end += sentence.length;
    const isKnown = placeholdersIn(sentence).every((name) => values[name] !== '');
    return isKnown ? [[from, end] as [number, number]] : [];
  });
}
