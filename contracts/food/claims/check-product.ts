import type { LabelFacts } from '../food-facts.js';
import { dosesOf } from '../label.js';
import type { Doses } from '../nutrients.js';
import { claimIn, heldSentences, sentencesOf, type ClaimContext, type HeldSentence } from './check-claims.js';

/** The texts of a product that may claim something. */
export const claimFields = [
  'name',
  'badge',
  'purpose',
  'description',
  'details',
  'benefits',
  'usage',
  'whenToUse',
] as const;
export type ClaimField = (typeof claimFields)[number];
export type ClaimTexts = Readonly<Record<ClaimField, string | readonly string[] | null>>;

export interface HeldText extends HeldSentence {
  field: ClaimField;
}

/**
 * Finds the sentences of a product that need a decision of staff. A name that speaks of an effect may stand beside an
 * authorised claim that the label supports (regulation (EC) 1924/2006, art. 1(3)).
 */
export function heldInProduct(texts: ClaimTexts, context: ClaimContext): HeldText[] {
  const names = [...(context.names ?? []), ...linesOf(texts.name)];
  return claimFields.flatMap((field) => {
    if (field === 'name' && hasClaim(texts, context)) return [];
    const judged = field === 'name' ? context : { ...context, names };
    return linesOf(texts[field]).flatMap((line) => heldSentences(line, judged).map((held) => ({ field, ...held })));
  });
}

const linesOf = (text: ClaimTexts[ClaimField]): string[] => (typeof text === 'string' ? [text] : [...(text ?? [])]);

const hasClaim = ({ benefits }: ClaimTexts, context: ClaimContext) =>
  linesOf(benefits)
    .flatMap(sentencesOf)
    .some((sentence) => claimIn(sentence) && heldSentences(sentence, context).length === 0);

/** Returns what the labels of a product support: of a bundle the largest dose and the most sugars. */
export function claimContextOf(labels: readonly { name: string; facts: LabelFacts }[]): ClaimContext {
  if (labels.length === 0) return { doses: null, sugars: null };
  const amounts = labels.flatMap(({ facts }) => Object.entries(dosesOf(facts)) as [keyof Doses, number][]);
  const doses: Doses = {};
  for (const [nutrient, amount] of amounts) doses[nutrient] = Math.max(doses[nutrient] ?? 0, amount);
  return { doses, sugars: Math.max(...labels.map(({ facts }) => facts.sugars)), names: labels.map(({ name }) => name) };
}

/** The decision of staff that a sentence may stand, and why. */
export interface ClaimDecision {
  sentence: string;
  reason: string;
}

/** Returns the held texts that nobody decided on. A changed sentence needs a decision of its own. */
export const undecided = <Held extends HeldSentence>(held: readonly Held[], decisions: readonly ClaimDecision[]) =>
  held.filter(({ sentence }) => !decisions.some((decision) => decision.sentence === sentence));
