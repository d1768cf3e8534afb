import { z } from 'zod';
import { quizProducts, type Recommendation } from '../../../contracts/quiz-recommendation.js';
import { deriveKey, seal, unsealed } from '../platform/secrets/keys.js';

const keyOf = (appSecret: string) => deriveKey(appSecret, 'quiz-advice');
const Advice = z.array(z.object({ slug: z.enum(quizProducts), reason: z.string() }));

/** Encrypts an advice for its row, because the reasons in it follow from the answers. */
export const sealAdvice = (appSecret: string, advice: readonly Recommendation[], id: string): string =>
  seal(keyOf(appSecret), JSON.stringify(advice), id);

/** Null after a change of the secret. */
export function openAdvice(appSecret: string, sealed: string, id: string): Recommendation[] | null {
  const text = unsealed(keyOf(appSecret), sealed, id);
  return text === null ? null : Advice.parse(JSON.parse(text));
}
