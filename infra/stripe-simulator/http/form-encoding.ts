/** Parameters of a request: text, or a group of parameters. An array is a group with the keys 0, 1, 2 … */
export type Params = { [name: string]: string | Params };

/** Parses `a=1&b[c]=2&d[]=3&d[]=4` into nested groups. */
export function parseForm(text: string): Params {
  const params = emptyGroup();
  if (text === '') return params;
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const cut = pair.indexOf('=');
    const name = decode(cut < 0 ? pair : pair.slice(0, cut));
    assign(params, name, cut < 0 ? '' : decode(pair.slice(cut + 1)));
  }
  return params;
}

/** Canonical text of parameters: independent of their order. */
export function canonicalForm(text: string): string {
  return text.split('&').sort().join('&');
}

function assign(params: Params, name: string, value: string): void {
  const bracket = name.indexOf('[');
  const path = bracket < 0 ? [name] : [name.slice(0, bracket), ...name.slice(bracket + 1, -1).split('][')];
  let group = params;
  path.forEach((segment, depth) => {
    const key = segment === '' && depth > 0 ? String(Object.keys(group).length) : segment;
    if (depth === path.length - 1) {
      group[key] = value;
      return;
    }
    const next = group[key];
    group = typeof next === 'object' ? next : (group[key] = emptyGroup());
  });
}

function emptyGroup(): Params {
  return Object.create(null) as Params;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
