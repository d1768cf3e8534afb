/** Codes of the system, of TLS and of Postgres. */
const code = /\b(E[A-Z]{4,}|[A-Z0-9_]*CERT[A-Z0-9_]*|(?:08|28|3D|42|53|57|58)[0-9A-Z]{3})\b/;

/** Empty when there is no code. Messages may quote credentials, so none is shown. */
export function reasonOf(error: unknown): string {
  for (const link of causesOf(error)) {
    const { code: own, message } = link as { code?: unknown; message?: unknown };
    const found = code.exec(String(own)) ?? code.exec(String(message));
    if (found) return found[1]!;
  }
  return '';
}

export function causesOf(error: unknown): object[] {
  const causes: object[] = [];
  for (let link = error; typeof link === 'object' && link !== null && causes.length < 5;) {
    causes.push(link);
    link = (link as { cause?: unknown }).cause;
  }
  return causes;
}
