/** Maps a code to its sentence; a code without a sentence is returned unchanged. */
export const told = (sentences: Record<string, string>) => (code: string) => sentences[code] ?? code;
