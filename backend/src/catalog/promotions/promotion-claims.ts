import { Injectable, Logger } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../platform/clock/clock.js';
import { countOf, rowsOf, valueOf } from '../../platform/database/rows.js';
import { CatalogVersion } from '../storefront/catalog-version.js';
import { PromotionClaim } from './promotion-claim.entity.js';

/** What a promotion gives a checkout. `byCode`: because its shopper entered the code. */
export interface Given {
  id: number;
  pieces: number;
  cents: number;
  byCode: boolean;
}
type State = PromotionClaim['state'];

/** The budget of a promotion has no room for a checkout, or its customer has used it often enough. Nothing has changed. */
export class PromotionRefused extends Error {
  constructor(
    readonly promotion: Pick<Given, 'id' | 'byCode'>,
    readonly isBudget: boolean,
  ) {
    super('A promotion has no room for this checkout');
  }
}

/** Counts a claim in the budget while that has room. A budget without room for one more piece is used up. */
const count = `
  update promotions p set used = p.used + $2, used_cents = p.used_cents + $3,
    used_up_at = case
      when p.max_uses <= p.used + $2 or p.max_cents - p.used_cents - $3 < $4 then coalesce(p.used_up_at, $5) end
  from (select id, used_up_at from promotions where id = $1 for update) former
  where p.id = former.id and ($2 <= 0 or p.max_uses is null or p.used + $2 <= p.max_uses)
    and ($3 <= 0 or p.max_cents is null or p.used_cents + $3 <= p.max_cents)
  returning (former.used_up_at is null) <> (p.used_up_at is null) as "isFlipped"`;
const isLimited = '(max_uses is not null or max_cents is not null or per_customer is not null)';
const lockLimited = `select 1 from promotions where id = $1 and ${isLimited} for update`;
/** A shared lock: claims without a limit do not wait for each other, only for staff who sets one, and staff for them. */
const lockShared = `select ${isLimited} as limited from promotions where id = $1 for share`;
const markUsedUp = `
  update promotions set used_up_at = $3
  where id = $1 and used_up_at is null and (used >= max_uses or max_cents - used_cents < $2)`;
const Counted = z.object({ isFlipped: z.boolean() });
const OfCheckout = z.object({ id: z.string() });
const ofOthers = `
  select 1 from promotion_claims where promotion_id = $1 and mailbox = $2 and checkout_id <> $3
    and state in ('reserved', 'redeemed')`;
const idle = `
  select distinct checkout_id as id from promotion_claims
  where state = 'reserved' and updated_at < now() - interval '5 minutes' limit $1`;
const forgetMailboxes = `
  update promotion_claims c set mailbox = null from promotions p
  where p.id = c.promotion_id and c.mailbox is not null and least(p.ends_at, p.ended_at) < now() - interval '30 days'`;

const isLive = (state: State) => state === 'reserved' || state === 'redeemed';

const mostDeadlocks = 20;
const isDeadlock = (error: unknown) =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '40P01';

/** The claims of checkouts on promotions. Idempotent. The row of a promotion, locked in the order of ids, keeps its limits. */
@Injectable()
export class PromotionClaims {
  private readonly logger = new Logger('promotions');

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: CatalogVersion,
    private readonly clock: Clock,
  ) {}

  /** Returns the ids of promotions that the checkout has claimed and not released. */
  async of(checkoutId: string): Promise<number[]> {
    const claims = await this.claims(this.dataSource.manager).findBy({ checkoutId, state: 'reserved' });
    return claims.map(({ promotionId }) => promotionId);
  }

  /**
   * Claims what an offer gives. With the `mailbox` of the customer, also keeps the limit for each customer. Throws
   * `PromotionRefused`.
   */
  async claim(checkoutId: string, given: readonly Given[], mailbox?: string): Promise<void> {
    try {
      await this.inOrder(given, async (manager, one) => {
        await this.change(manager, checkoutId, one, 'reserved');
        if (mailbox !== undefined) await this.bind(manager, checkoutId, one, mailbox);
      });
    } catch (error) {
      if (error instanceof PromotionRefused && error.isBudget)
        await this.noteUsedUp(given.find(({ id }) => id === error.promotion.id)!);
      throw error;
    }
  }

  /** Counts the claims of a paid offer, a released one only while the budget has room. The order keeps its price. */
  async redeem(checkoutId: string, given: readonly Given[]): Promise<void> {
    for (const one of given)
      try {
        await this.inOrder([one], (manager) => this.change(manager, checkoutId, one, 'redeemed'));
      } catch (error) {
        if (!(error instanceof PromotionRefused)) throw error;
        this.logger.error({ checkoutId, promotionId: one.id }, 'A paid order used a promotion without budget left');
      }
  }

  /** Releases every reserved claim of a checkout except those of `kept`. */
  release(checkoutId: string, kept: readonly Given[] = []): Promise<void> {
    return this.giveBack(checkoutId, 'released', ({ state, promotionId }) => {
      return state === 'reserved' && !kept.some(({ id }) => id === promotionId);
    });
  }

  /** Releases every claim of a checkout, also a redeemed one. */
  restore(checkoutId: string): Promise<void> {
    return this.giveBack(checkoutId, 'restored', ({ state }) => state !== 'restored');
  }

  /** Returns checkouts whose claim has not changed for five minutes. */
  async findIdle(limit: number): Promise<string[]> {
    return (await rowsOf(this.dataSource, OfCheckout, idle, [limit])).map(({ id }) => id);
  }

  /** Removes the keys of customers from promotions that ended 30 days ago. */
  async forgetMailboxes(): Promise<void> {
    await this.dataSource.query(forgetMailboxes);
  }

  private async giveBack(checkoutId: string, state: State, isMeant: (claim: PromotionClaim) => boolean) {
    const claims = (await this.claims(this.dataSource.manager).findBy({ checkoutId })).filter(isMeant);
    const given = claims.map(({ promotionId: id, pieces, cents }) => ({ id, pieces, cents, byCode: false }));
    await this.inOrder(given, (manager, one) => this.change(manager, checkoutId, one, state));
  }

  private async inOrder(given: readonly Given[], work: (manager: EntityManager, one: Given) => Promise<void>) {
    if (given.length === 0) return;
    const sorted = [...given].sort((one, other) => one.id - other.id);
    const claimAll = () =>
      this.dataSource.transaction(async (manager) => {
        for (const one of sorted) await work(manager, one);
      });
    // Claims that waited while staff gave a budget share a lock, and then all want it alone: Postgres ends one of them.
    for (let again = mostDeadlocks; ; again--)
      try {
        return await claimAll();
      } catch (error) {
        if (again === 0 || !isDeadlock(error)) throw error;
      }
  }

  private async change(manager: EntityManager, checkoutId: string, given: Given, state: State): Promise<void> {
    const { id: promotionId, pieces, cents } = given;
    const counts =
      (await countOf(manager, lockLimited, [promotionId])) > 0 ||
      (await valueOf(manager, z.boolean(), lockShared, [promotionId]));
    const former = await this.claims(manager).findOneBy({ promotionId, checkoutId });
    if (former && (former.state === 'restored' || (former.state === 'redeemed' && state !== 'restored'))) return;
    const before = former && isLive(former.state) ? former.cents : null;
    const after = isLive(state) ? cents : null;
    if (counts && before !== after) await this.count(manager, given, before, after);
    const claim = { promotionId, checkoutId, pieces, cents, state };
    await this.claims(manager).save(former ? Object.assign(former, claim) : { ...claim, mailbox: null });
  }

  private async count(manager: EntityManager, given: Given, before: number | null, after: number | null) {
    const uses = Number(after !== null) - Number(before !== null);
    const cents = (after ?? 0) - (before ?? 0);
    const values = [given.id, uses, cents, after === null ? 1 : centsOfPiece(given), this.clock.now()];
    const [counted] = await rowsOf(manager, Counted, count, values);
    if (!counted) throw new PromotionRefused(given, true);
    if (counted.isFlipped) await this.catalog.changed(manager);
  }

  /** The lock of the promotion lets one checkout of a mailbox count the others at a time. */
  private async bind(manager: EntityManager, checkoutId: string, given: Given, mailbox: string): Promise<void> {
    const sql = 'select per_customer as most from promotions where id = $1 and per_customer is not null for update';
    const [limited] = await rowsOf(manager, z.object({ most: z.int() }), sql, [given.id]);
    if (!limited) return;
    if ((await countOf(manager, ofOthers, [given.id, mailbox, checkoutId])) >= limited.most)
      throw new PromotionRefused(given, false);
    await this.claims(manager).update({ promotionId: given.id, checkoutId }, { mailbox });
  }

  /** A refused checkout may be the first to find less than a piece left. */
  private async noteUsedUp(given: Given): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const marked = await countOf(manager, markUsedUp, [given.id, centsOfPiece(given), this.clock.now()]);
      if (marked > 0) await this.catalog.changed(manager);
    });
  }

  private claims(manager: EntityManager) {
    return manager.getRepository(PromotionClaim);
  }
}

const centsOfPiece = ({ cents, pieces }: Given) => Math.max(1, Math.ceil(cents / Math.max(1, pieces)));
