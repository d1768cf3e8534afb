import type { Event, Recorded } from '../events.js';
import type { EventTypes } from '../event-types.js';

export type RowKey = string | number;

/** `row` is undefined when it does not exist yet. */
export interface Change<Row> {
  key: RowKey;
  apply: (row: Row | undefined) => Row;
}

/** Inserts a row. An existing row halts the read model. */
export function put<Row>(key: RowKey, row: () => Row): Change<Row> {
  return {
    key,
    apply: (existing) => {
      if (existing !== undefined) throw new ReadModelFault(`row ${key} exists already`);
      return row();
    },
  };
}

/** Changes a row that must exist. */
export function change<Row>(key: RowKey, change: (row: Row) => Row): Change<Row> {
  return {
    key,
    apply: (existing) => {
      if (existing === undefined) throw new ReadModelFault(`row ${key} does not exist`);
      return change(existing);
    },
  };
}

/** Adds to a running total, which starts from `empty`. */
export function tally<Row>(key: RowKey, empty: () => Row, add: (row: Row) => Row): Change<Row> {
  return { key, apply: (existing) => add(existing ?? empty()) };
}

/** A bug in a fold. Halts this read model only. */
export class ReadModelFault extends Error {}

type Handlers<E extends Event, Row> = {
  [Type in E['type']]?: (event: Recorded<Extract<E, { type: Type }>>) => Change<Row> | Change<Row>[];
};

/**
 * A table that groups the rows of a read model by what a table of a module says of them, such as the mailbox of a contact,
 * which no event holds. The runner brings it up to date in the transaction of each batch; a rebuild fills it anew.
 */
export interface Summary {
  /** The entity of the table. */
  row: new () => object;
  /** SQL that brings the groups of the rows with the keys `$1` in `table` up to date. */
  update: (table: string) => string;
  /** SQL that fills the empty table from all rows of `table`. */
  fill: (table: string) => string;
}

/** A table and a pure fold of events into its rows. The keys of `on` are the event types that it receives. */
export interface Projection<Row extends object = object> {
  name: string;
  /** Raise it when rows would differ: the read model is then rebuilt at the next start. */
  version: number;
  /** The entity of the table. Its only primary column is the key of the changes. */
  row: new () => Row;
  summary?: Summary;
  eventTypes: EventTypes;
  on: Readonly<Record<string, (event: Recorded<Event>) => Change<Row> | Change<Row>[]>>;
}

/** The entities of the tables that a projection writes. */
export const entitiesOf = ({ row, summary }: Projection): (new () => object)[] =>
  summary ? [row, summary.row] : [row];

/** `projection<OrderEvent>()({ … })` declares a read model over the events of the given modules. */
export function projection<E extends Event>() {
  return <Row extends object>(declared: Omit<Projection<Row>, 'on'> & { on: Handlers<E, Row> }): Projection<Row> =>
    declared as unknown as Projection<Row>;
}
