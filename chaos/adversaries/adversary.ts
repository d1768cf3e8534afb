import { readState } from '../../backend/src/platform/event-sourcing/deciding/read-state.js';
import { stockDecider } from '../../backend/src/inventory/stock.decider.js';
import { sweepWork } from '../../backend/src/platform/work/sweep-work.job.js';
import { TestBrowser } from '../../backend/src/testing/shop/test-browser.js';
import type { Endpoint, ResponseOf } from '../../contracts/endpoint.js';
import type { Assortment } from '../support/assortment.js';
import { addressOf } from '../support/customers/addresses.js';
import { persist, until } from '../support/waiting.js';
import type { World } from '../support/world.js';

/** What a story leaves behind. The run ends its checkouts and checks the invariants of its products. */
export interface Story {
  assortment: Assortment;
  payments: string[];
  violations: string[];
  /** Paid orders that its honest shoppers must have in the end. */
  paidOrders: number;
}

/** A browser that retries a call until the server responds. */
export class Visitor {
  metTrouble = false;
  private readonly browser: TestBrowser;

  constructor(
    world: Pick<World, 'url'>,
    private readonly name: string,
  ) {
    this.browser = new TestBrowser(world);
  }

  async call(endpoint: Endpoint, body: object): Promise<number> {
    return (await this.ask(endpoint, body)).status;
  }

  ask<E extends Endpoint>(endpoint: E, body: object): Promise<{ status: number; body: ResponseOf<E> | null }> {
    const { method, path } = endpoint;
    return persist(async () => {
      const headers = { 'x-forwarded-for': addressOf(this.name) };
      // no response counts as trouble too, and is repeated
      const response = await this.browser.send(method, path, body, headers).catch(() => null);
      if (response && response.status < 500) {
        const text = await response.text();
        return { status: response.status, body: text === '' ? null : (JSON.parse(text) as ResponseOf<E>) };
      }
      this.metTrouble = true;
      throw new Error(`${path} responded with ${response?.status ?? 'nothing'}`);
    });
  }
}

/** The first match in a mail of this template to an address. Makes its mails due now when a worker died sending one. */
export async function inMail(
  { database, jobs }: World,
  email: string,
  template: string,
  pattern: RegExp,
): Promise<string> {
  let found: string | undefined;
  const arrived = async () => {
    const sql = `select k.text from kept_mails k join mails m on m.id = k.mail_id
      where k."to" = $1 and m.template = $2 order by k.sent_at`;
    const mails = await database.query<{ text: string }[]>(sql, [email, template]);
    found = mails.map(({ text }) => pattern.exec(text)).find((match) => match !== null)?.[1];
    if (found !== undefined) return true;
    await database.query(
      `update mails set due_at = now(), claimed_until = null
       where template = $1 and status = 'queued' and created_at < now() - interval '1 second'`,
      [template],
    );
    await jobs.add(sweepWork, {}, { id: 'chaos' });
    return false;
  };
  await until(arrived, `a mail with ${pattern.source}`, { everyMs: 100 });
  return found!;
}

export async function piecesReserved({ store }: Pick<World, 'store'>, { products }: Assortment): Promise<number> {
  return (await readState(store, stockDecider, products[0]!.id)).state.reserved;
}

/** What is broken, by name. */
export function broken(rules: Record<string, boolean>): string[] {
  return Object.entries(rules).flatMap(([problem, isBroken]) => (isBroken ? [problem] : []));
}
