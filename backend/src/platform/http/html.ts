/** Escaped markup. Only `html` creates it. */
export class Html {
  constructor(readonly markup: string) {}
}

type HtmlValue = string | number | Html | null | readonly HtmlValue[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Escapes every value except Html; null renders nothing, lists are joined. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(strings.map((part, index) => part + (index < values.length ? render(values[index]!) : '')).join(''));
}

function render(value: HtmlValue): string {
  if (value === null) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}
