/** A code as a person reads it; one without a sentence stays as it is. */
export const told = (sentences: Record<string, string>) => (code: string) => sentences[code] ?? code;
