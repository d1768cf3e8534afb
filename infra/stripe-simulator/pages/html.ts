/** Escapes text for HTML and for quoted attributes. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** `€ 24,95` from 2495 cents. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('nl-NL', { style: 'currency', currency }).format(cents / 100);
}

/** A whole document with its own style and no external resources. */
export function htmlPage(page: { title: string; style: string; body: string; bodyClass?: string }): string {
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(page.title)}</title>
<link rel="icon" href="data:,">
<style>${page.style}</style>
</head>
<body class="${page.bodyClass ?? ''}">
${page.body}
</body>
</html>
`;
}
