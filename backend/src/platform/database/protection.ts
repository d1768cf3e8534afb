/**
 * How sensitive the rows of a table are, by their most sensitive column; docs/security/data-levels.md says what each
 * level requires. `secret` opens an account or changes an order. `personal` is about a person. `internal` is business data:
 * money, stock, references to people by id, keyed hashes. Visitors see what is `public`.
 */
export type ProtectionLevel = 'secret' | 'personal' | 'internal' | 'public';

const levels = new Map<unknown, ProtectionLevel>();

/** Tables that no entity describes; all are internal. */
export const tablesWithoutEntity = [
  'attempt_limits',
  'checkpoints',
  'log_identity',
  'migrations',
  'policy_reports',
  'process_refusals',
  'refund_tallies',
  'skipped_events',
  'timelines',
];

/** States the level of an entity's table. */
export const Protection =
  (level: ProtectionLevel): ClassDecorator =>
  (entity) =>
    void levels.set(entity, level);

/** Returns the level of an entity; undefined when it states none. */
export const protectionOf = (entity: unknown): ProtectionLevel | undefined => levels.get(entity);
