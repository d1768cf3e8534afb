import { nutrientIds, type Doses, type Nutrient } from '../nutrients.js';
import { authorisedClaims, type Claim } from './authorised-claims.js';
import {
  effectWords,
  generalWords,
  harmlessPhrases,
  medicalWords,
  nutrientWords,
  sugarFreeWords,
} from './claim-words.js';
import type { Effect } from './effects.js';

export const claimProblems = [
  /** Speaks of an effect of a nutrient in words of its own. */
  'not-literal',
  /** Speaks of an effect that is not authorised for its nutrient. */
  'not-authorised',
  /** The literal text, but the daily dose has too little. */
  'dose-too-low',
  /** The literal text, but no label states the dose. */
  'dose-unknown',
  /** Speaks of illness or cure. */
  'medical',
  /** Speaks of an effect or of health without naming a nutrient. */
  'general',
  /** Says sugar-free, while the label has more than 0.5 g per 100 g, or none. */
  'sugars',
] as const;
export type ClaimProblem = (typeof claimProblems)[number];

/** A sentence that may not stand without a decision of staff. `literal`: the authorised text that would do, or null. */
export interface HeldSentence {
  sentence: string;
  problem: ClaimProblem;
  literal: string | null;
}

export interface ClaimContext {
  /** The amounts per daily dose on the label; null when no label goes with the text. */
  doses: Doses | null;
  /** Grams of sugars per 100 g on the label; null without one. */
  sugars: number | null;
  /** Names of products and categories, which are judged by themselves. */
  names?: readonly string[];
}

const mostSugars = 0.5;
const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
const comparable = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[.!]+$/, '');
const claimsByText = new Map(authorisedClaims.map((claim) => [comparable(claim.text), claim]));
const effectIds = Object.keys(effectWords) as Effect[];

/** Splits a text into its sentences and lines. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n/)
    .map(plain)
    .filter(Boolean);
}

/** Returns the authorised claim that the sentence states literally, apart from case and full stop. */
export const claimIn = (sentence: string): Claim | null => claimsByText.get(comparable(sentence)) ?? null;

/**
 * Finds the sentences that claim something about health and are not an authorised text that the label supports
 * (regulations (EU) 432/2012 and (EC) 1924/2006).
 */
export function heldSentences(text: string, context: ClaimContext): HeldSentence[] {
  return sentencesOf(text).flatMap((sentence) => {
    const verdict = verdictOn(sentence, context);
    return verdict ? [{ sentence, ...verdict }] : [];
  });
}

type Verdict = Omit<HeldSentence, 'sentence'>;

function verdictOn(sentence: string, context: ClaimContext): Verdict | null {
  const claim = claimIn(sentence);
  if (claim) return doseVerdict(claim, context.doses);
  const words = withoutNames(sentence, context.names ?? []);
  if (medicalWords.test(words)) return { problem: 'medical', literal: null };
  const named = nutrientIds.filter((nutrient) => nutrientWords[nutrient].test(words));
  const meant = effectIds.filter((effect) => effectWords[effect]!.test(words));
  if (named.length > 0 && meant.length > 0) {
    const claims = claimsAbout(named, meant);
    const literal = claims.find((one) => !doseVerdict(one, context.doses)) ?? claims[0];
    return { problem: literal ? 'not-literal' : 'not-authorised', literal: literal?.text ?? null };
  }
  if (meant.length > 0 || generalWords.test(words)) {
    const supported = claimsAbout(nutrientIds, meant).find((one) => !doseVerdict(one, context.doses));
    return { problem: 'general', literal: supported?.text ?? null };
  }
  const isSugarFree = (context.sugars ?? Infinity) <= mostSugars;
  return sugarFreeWords.test(words) && !isSugarFree ? { problem: 'sugars', literal: null } : null;
}

function doseVerdict({ nutrient, least, text }: Claim, doses: Doses | null): Verdict | null {
  if (!doses) return { problem: 'dose-unknown', literal: text };
  return (doses[nutrient] ?? 0) >= least ? null : { problem: 'dose-too-low', literal: null };
}

const claimsAbout = (named: readonly Nutrient[], meant: readonly Effect[]) =>
  authorisedClaims.filter(({ nutrient, effect }) => named.includes(nutrient) && meant.includes(effect));

function withoutNames(sentence: string, names: readonly string[]): string {
  const words = names.reduce((rest, name) => rest.replaceAll(name, ''), plain(sentence)).toLowerCase();
  return words.replace(harmlessPhrases, '');
}
