/** Returns the names that a text mentions with `@`, in lower case. An `@` inside a word, as in an address, mentions nobody. */
export function namesIn(text: string): string[] {
  const found = [...text.toLowerCase().matchAll(/(?<=^|[\s(])@(\S+)/g)];
  return [...new Set(found.map(([, name]) => name!.replace(/[.,;:!?)]+$/, '')).filter(Boolean))];
}
