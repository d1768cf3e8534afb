import type { Event, Recorded } from '../events.js';
import type { EventTypes } from '../event-types.js';

export type RowKey = string | number;

/** What an event does to one row. `row` is undefined where the row does not exist yet. */
export interface Change<Row> {
  key: RowKey;
  apply: (row: Row | undefined) => Row | null;
}

/** Makes a new row. A row that exists already is a fault in the read model and halts it. */
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

/** Removes a row that must exist. */
export function remove<Row>(key: RowKey): Change<Row> {
  return {
    key,
    apply: (existing) => {
      if (existing === undefined) throw new ReadModelFault(`row ${key} does not exist`);
      return null;
    },
  };
}

/** Adds to a running total, which starts from `empty` at its first event. */
export function tally<Row>(key: RowKey, empty: () => Row, add: (row: Row) => Row): Change<Row> {
  return { key, apply: (existing) => add(existing ?? empty()) };
}

/** The projection and its events do not fit: our bug. Halts this one projection. */
export class ReadModelFault extends Error {}

type Handlers<E extends Event, Row> = {
  [Type in E['type']]?: (event: Recorded<Extract<E, { type: Type }>>) => Change<Row> | Change<Row>[];
};

/** One read model: a table and a pure fold of events into its rows. The keys of `on` are its registration. */
export interface Projection<Row extends object = object> {
  name: string;
  /** Raise it when rows would come out differently: the read model is then rebuilt at start. */
  version: number;
  /** The TypeORM entity of the table. Its one primary column is the key of the changes. */
  row: new () => Row;
  eventTypes: EventTypes;
  on: Readonly<Record<string, (event: Recorded<Event>) => Change<Row> | Change<Row>[]>>;
}

/** Declares a read model over the events of the given modules: `projection<OrderEvent>()({ … })`. */
export function projection<E extends Event>() {
  return <Row extends object>(declared: Omit<Projection<Row>, 'on'> & { on: Handlers<E, Row> }): Projection<Row> =>
    declared as unknown as Projection<Row>;
}
