import type { Block, Span } from '../../../../../contracts/law/legal-pages.js';

/** A block as staff types it: `**bold**` and `[words](address)`; each line of a list is an item. */
export interface TypedBlock {
  /** Stays the same while blocks move. */
  id: number;
  kind: Block['kind'];
  text: string;
  /** That of a heading which other pages show too. It stays when the words change. */
  key?: string;
}

const part = /\*\*\[([^\]]+)\]\(([^)\s]+)\)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** Reads typed text as parts of a sentence. What is no markup stays as it is. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(part)) {
    if (match.index > from) spans.push({ text: text.slice(from, match.index) });
    const [all, boldLink, boldHref, link, href, bold] = match;
    if (boldLink) spans.push({ text: boldLink, bold: true, href: boldHref });
    else if (link) spans.push({ text: link, href });
    else spans.push({ text: bold!, bold: true });
    from = match.index + all.length;
  }
  if (from < text.length) spans.push({ text: text.slice(from) });
  return spans;
}

/** Returns parts of a sentence as staff types them. */
export const markupOf = (spans: readonly Span[]): string =>
  spans
    .map(({ text, bold, href }) => {
      const linked = href ? `[${text}](${href})` : text;
      return bold ? `**${linked}**` : linked;
    })
    .join('');

/** Returns a block for the editor. */
export function typedBlock(block: Block, id: number): TypedBlock {
  const text =
    block.kind === 'heading'
      ? block.text
      : block.kind === 'paragraph'
        ? markupOf(block.spans)
        : block.kind === 'list'
          ? block.items.map(markupOf).join('\n')
          : '';
  const key = block.kind === 'heading' && block.key !== undefined ? { key: block.key } : {};
  return { id, kind: block.kind, text, ...key };
}

/** Reads a typed block; null while it is empty. */
export function blockOf({ kind, text, key }: TypedBlock): Block | null {
  const lines = text.split('\n').map((line) => line.trim());
  const filled = lines.filter(Boolean);
  if (kind === 'company' || kind === 'storage') return { kind };
  if (filled.length === 0) return null;
  if (kind === 'heading') return { kind, text: filled.join(' '), ...(key === undefined ? {} : { key }) };
  if (kind === 'list') return { kind, items: filled.map(spansOf) };
  return { kind, spans: spansOf(filled.join(' ')) };
}

/** Returns the id of the next block. */
export const nextId = (typed: readonly TypedBlock[]): number => Math.max(-1, ...typed.map(({ id }) => id)) + 1;

/** Moves an item up or down by one place. */
export function moved<Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] {
  const next = [...items];
  next.splice(place + by, 0, ...next.splice(place, 1));
  return next;
}
