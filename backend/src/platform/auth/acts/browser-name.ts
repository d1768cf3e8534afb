/** The first match names the browser: most of them claim to be Chrome and Safari too. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];
const systems: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Such as `Firefox, Windows`. Null when the header names none of these, so that no other text is stored. */
export function browserName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 500);
  const found = [browsers, systems].flatMap((list) => list.find(([, sign]) => sign.test(text))?.[0] ?? []);
  return found.join(', ') || null;
}
