import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import {
  claimContextOf,
  heldInProduct,
  undecided,
  type ClaimDecision,
  type HeldText,
} from '../../../../contracts/food/claims/check-product.js';
import { ProductLabelSchema } from '../../../../contracts/food/food-facts.js';
import { valueOf } from '../../platform/database/rows.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';
import type { Product } from '../product.entity.js';
import { labels } from './labels.sql.js';

type Decided = Pick<Product, 'id' | 'claimDecisions' | 'isActive'> & Parameters<typeof heldInProduct>[0];

/** Returns the sentences of the stored product that nobody decided on. */
export async function undecidedClaims(manager: EntityManager, product: Decided): Promise<HeldText[]> {
  const sql = `select ${labels} from products p where p.id = $1`;
  const stated = await valueOf(manager, z.array(ProductLabelSchema), sql, [product.id]);
  const held = heldInProduct(product, claimContextOf(stated));
  const isDraft = stated.length === 0 && !product.isActive;
  const judged = isDraft ? held.filter(({ problem }) => !needsLabel.has(problem)) : held;
  return undecided(judged, product.claimDecisions);
}

/** A draft without a label has nothing to compare these with yet. */
const needsLabel = new Set<HeldText['problem']>(['dose-unknown', 'sugars']);

/**
 * Throws `claim-undecided` when a change leaves a sentence without a decision of staff. `tolerated`: what nobody had
 * decided on before the change, so that an older product can be changed.
 */
export async function requireClaimDecisions(
  manager: EntityManager,
  product: Decided,
  tolerated: readonly HeldText[],
): Promise<void> {
  const known = new Set(tolerated.map(({ sentence }) => sentence));
  const found = (await undecidedClaims(manager, product)).filter(({ sentence }) => !known.has(sentence));
  if (found.length === 0) return;
  const sentences = found.map(({ sentence }) => `“${sentence}”`).join(' ');
  throw new InvalidInputError(
    { claimDecisions: `Geef een reden of kies een andere tekst: ${sentences}` },
    'claim-undecided',
  );
}

/** Records a decision in the transaction that stores it. `name`: of the product. */
export type NoteDecision = (name: string, decision: ClaimDecision, manager: EntityManager) => Promise<unknown>;

/** Records the decisions that the product did not have before. */
export async function noteDecisions(
  manager: EntityManager,
  { name, claimDecisions }: Pick<Product, 'name' | 'claimDecisions'>,
  former: readonly ClaimDecision[],
  note: NoteDecision,
): Promise<void> {
  const isFormer = ({ sentence, reason }: ClaimDecision) =>
    former.some((decision) => decision.sentence === sentence && decision.reason === reason);
  for (const decision of claimDecisions) if (!isFormer(decision)) await note(name, decision, manager);
}
