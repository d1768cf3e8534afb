import { InvalidInputError } from '../http/invalid-input.js';

/** What a hidden row is called from now on, so that its slug is free again. */
export function hiddenSlug({ slug, id }: { slug: string; id: number }): string {
  return `${slug}-verwijderd-${id}`;
}

/** Turns a breach of a unique slug into an answer at its field. */
export async function orSlugTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code === '23505' && detail?.includes('(slug)'))
      throw new InvalidInputError({ slug: 'Deze slug is al in gebruik' }, 'slug-taken');
    throw error;
  }
}
