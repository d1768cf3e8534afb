import type { EntityManager } from 'typeorm';

export interface CodeOfPromotion {
  code: string;
  promotionId: number;
  minSubtotalCents: number | null;
  startsAt: Date;
  endsAt: Date | null;
}

/** Codes for promotions, which shoppers enter like any other. The catalogue stores the promotion in the same transaction. */
export abstract class PromotionCodes {
  /** Throws `discount-code-taken`. */
  abstract add(manager: EntityManager, code: CodeOfPromotion): Promise<void>;
  abstract changeEnd(manager: EntityManager, promotionId: number, endsAt: Date | null): Promise<void>;
  /** Refuses the code from now on, which frees its text. Checkouts that reserved it keep it. */
  abstract remove(manager: EntityManager, promotionId: number): Promise<void>;
}
