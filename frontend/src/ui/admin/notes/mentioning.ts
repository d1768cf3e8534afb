/** A mention before the caret: where its `@` is, and what follows it. */
interface TypedMention {
  start: number;
  name: string;
}

/** Returns the mention that is being typed before the caret; null when there is none. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const [, name] = /(?:^|[\s(])@(\S*)$/.exec(text.slice(0, caret)) ?? [];
  return name === undefined ? null : { start: caret - name.length - 1, name };
}

/** Completes the mention at the caret with a name, and returns where the caret goes. */
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const start = mentionAt(text, caret)?.start ?? caret;
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(caret).trimStart(), caret: before.length };
}
