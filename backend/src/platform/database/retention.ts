/**
 * When the rows of a table go. `after`: the sweep removes a row once its column `after` is older than the term;
 * `sweptBy` names another sweep that does so, by a condition of its own, and `since` says to staff what it counts from. `until`: what ends a row, in words for staff.
 * `kept`: never, in words for staff why that is allowed.
 */
export type Term =
  | { after: string; days: number; sweptBy?: string }
  | { after: string; months: number; sweptBy?: string; since?: string }
  | { until: string }
  | { kept: string };

/** What the rows of a table are, why they are kept, and for how long. In Dutch: the back office shows it. */
export interface Retention {
  what: string;
  why: string;
  term: Term;
}

const statements = new Map<unknown, Retention>();

const noPerson = 'Bevat geen persoonsgegevens.';
const technique = 'Techniek van de winkel.';

/** Tables that no entity describes. */
export const retentionWithoutEntity: Readonly<Record<string, Retention>> = {
  attempt_limits: {
    what: 'Tellers van pogingen, met een versleutelde sleutel',
    why: 'Beveiliging: raden en overbelasten tegengaan.',
    term: { until: 'Een teller vervalt na zijn eigen termijn, hoogstens enkele dagen.' },
  },
  checkpoints: { what: 'Tot waar elk overzicht gelezen is', why: technique, term: { kept: noPerson } },
  log_identity: { what: 'De naam van het logboek van gebeurtenissen', why: technique, term: { kept: noPerson } },
  migrations: { what: 'Welke wijzigingen van de database gedaan zijn', why: technique, term: { kept: noPerson } },
  policy_reports: {
    what: 'Meldingen van browsers over geblokkeerde bestanden',
    why: 'Beveiliging: fouten en aanvallen zien.',
    term: { after: 'last_seen_at', days: 30, sweptBy: 'platform/policy-reports/sweep-policy-reports' },
  },
  process_refusals: {
    what: 'Geweigerde vervolgstappen',
    why: 'Een medewerker lost ze op.',
    term: { kept: noPerson },
  },
  refund_tallies: {
    what: 'Opgetelde terugbetalingen per medewerker en bestelling',
    why: 'Beveiliging: grote terugbetalingen vragen een bevestiging.',
    term: { after: 'counted_at', days: 2, sweptBy: 'platform/auth/refund-proofs' },
  },
  skipped_events: { what: 'Gebeurtenissen die een overzicht overslaat', why: technique, term: { kept: noPerson } },
  timelines: { what: 'Wat er met een bestelling gebeurde', why: 'Administratie.', term: { kept: noPerson } },
};

/** States how long the rows of an entity's table are kept. */
export const Kept =
  (what: string, why: string, term: Term): ClassDecorator =>
  (entity) =>
    void statements.set(entity, { what, why, term });

/** Returns the statement of an entity; undefined when it makes none. */
export const retentionOf = (entity: unknown): Retention | undefined => statements.get(entity);

/** The term as Postgres reads an interval: `13 months`. Throws for a table without one. */
export function intervalOf(term: Term | undefined): string {
  if (term && 'months' in term) return `${term.months} months`;
  if (term && 'days' in term) return `${term.days} days`;
  throw new Error('This table has no term');
}

/** The term of an entity that states months. Throws for another. */
export function monthsOf(entity: unknown): number {
  const term = retentionOf(entity)?.term;
  if (term && 'months' in term) return term.months;
  throw new Error('This table has no term in months');
}

/** The interval of an entity. */
export const keptFor = (entity: unknown): string => intervalOf(retentionOf(entity)?.term);
