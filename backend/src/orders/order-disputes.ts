/** `isInquiry`: the bank only asks and has not withdrawn the money. `reason`: the provider's code. */
export interface OpenedDispute {
  disputeId: string;
  amountCents: number;
  reason: string;
  isInquiry: boolean;
  evidenceDueBy: string | null;
}

/**
 * `closed`: ended without a decision, such as an inquiry. `endedPlans`: lines whose subscription ends, when it is lost.
 */
export interface ClosedDispute {
  disputeId: string;
  outcome: DisputeOutcome;
  amountCents: number;
  renewal: { subscriptionId: string; cycle: number } | null;
  endedPlans: string[];
}

export type DisputeOutcome = 'won' | 'lost' | 'closed';
