/** Escaped markup. Only `element` creates it. */
export interface Xml {
  readonly markup: string;
}

/** An element, or null without content: EN 16931 has no empty elements. */
export function element(
  name: string,
  content: string | readonly (Xml | null)[],
  attributes: Readonly<Record<string, string>> = {},
): Xml | null {
  const inner = typeof content === 'string' ? escape(content) : content.map((node) => node?.markup ?? '').join('');
  if (inner === '') return null;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return { markup: `<${name}${written.join('')}>${inner}</${name}>` };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters and halves of characters become spaces, because XML 1.0 cannot hold them. */
const escape = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ')
    .trim()
    .replace(/[&<>"]/g, (character) => entities[character]!);
