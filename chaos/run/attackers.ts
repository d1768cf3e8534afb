import { sweepMails } from '../../backend/src/mail/sending/sweep-mails.job.js';
import { TestBrowser } from '../../backend/src/testing/shop/test-browser.js';
import { addressOf } from '../support/customers/addresses.js';
import { stockUp } from '../support/assortment.js';
import { Shopper } from '../support/customers/shopper.js';
import { persist, until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import type { RunPlan } from './plan.js';
import type { PlayedRun } from './play.js';

const hoardedStock = 300;

interface Attacked {
  hoarded: PlayedRun | null;
  violations: string[];
}

export async function attack(world: World, { seed, attackers, code }: RunPlan): Promise<Attacked> {
  const [hoarded, loginBroken, codeBroken] = await Promise.all([
    attackers.hoards > 0 ? hoard(world, seed, attackers.hoards) : null,
    attackers.loginGuesses > 0 ? guessLogin(world, seed, attackers) : [],
    code ? guessDiscounts(world, seed, attackers.codeGuesses) : [],
  ]);
  return { hoarded, violations: [...(hoarded?.violations ?? []), ...loginBroken, ...codeBroken] };
}

/** One address opens many checkouts with full baskets; afterwards a household must still be served. */
async function hoard(world: World, seed: number, count: number) {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: hoardedStock }]);
  const { slug } = assortment.products[0]!;
  const from = `hoarder-${seed}`;
  const hoarders = Array.from(
    { length: count },
    (_, n) => new Shopper(world, `${from}-${n}@example.com`, addressOf(from)),
  );
  const everything = [{ id: slug, quantity: 20 }, ...[1, 2, 3].map((f) => ({ id: `${slug}-12-${f}`, quantity: 1 }))];
  await Promise.all(hoarders.map((hoarder) => hoarder.start(everything)));
  const household = new Shopper(world, `household-${seed}@example.com`);
  const { refused } = await household.start([{ id: slug, quantity: 3 }]);
  const payments = [...hoarders, household].flatMap((shopper) => [...shopper.payments]);
  return { assortment, payments, violations: refused ? [`after a hoarder a household is refused: ${refused}`] : [] };
}

/** Forgets the limit of one code a minute, which also counts a request that was lost in a crash. */
const aMinutePasses = ({ database }: World) =>
  database.query(`delete from attempt_limits where key like 'code-send-minute%'`);

/**
 * A stranger requests codes for a customer's mailbox and guesses them. The owner must get in, unless a crash during a
 * call of the owner lost the challenge or the session.
 */
async function guessLogin(world: World, seed: number, plan: RunPlan['attackers']): Promise<string[]> {
  const email = `owner-${seed}@example.com`;
  const owner = new Visitor(world, email);
  const stranger = new Visitor(world, `stranger-${seed}`);
  const isSent = async () => {
    if ((await owner.post('/api/auth/send-code', { email })) === 200) return true;
    await aMinutePasses(world);
    return false;
  };
  await until(isSent, 'a login code', { everyMs: 100 });
  const code = await mailedCode(world, email);
  for (let n = 0; n < plan.challenges; n++) await stranger.post('/api/auth/send-code', { email });
  const guesses = Array.from({ length: plan.loginGuesses }, (_, n) => (Number(code) + n) % 1_000_000);
  const verify = (visitor: Visitor, digits: number) =>
    visitor.post('/api/auth/verify-code', { email, code: String(digits).padStart(6, '0') });
  const guessed = await Promise.all(guesses.map((guess) => verify(stranger, guess)));
  const status = await verify(owner, Number(code));
  const lockedOut = status !== 200 && !owner.metTrouble;
  return [
    ...(guessed.includes(200) ? ['a stranger logged in with the code of another browser'] : []),
    ...(lockedOut ? [`after a stranger's guesses the owner of a mailbox cannot log in: ${status}`] : []),
  ];
}

/** A browser that retries a call until the server responds. */
class Visitor {
  metTrouble = false;
  private readonly browser: TestBrowser;

  constructor(
    world: World,
    private readonly name: string,
  ) {
    this.browser = new TestBrowser(world);
  }

  post(path: string, body: object): Promise<number> {
    return persist(async () => {
      const answer = await this.browser.post(path, body, { 'x-forwarded-for': addressOf(this.name) }).catch(() => null);
      if (answer && answer.status < 500) return answer.status;
      this.metTrouble = true;
      throw new Error(`${path} responded with ${answer?.status ?? 'nothing'}`);
    });
  }
}

/** The code in the first mail to an address. Makes the mail due now when a worker died sending it. */
async function mailedCode({ database, jobs }: World, email: string): Promise<string> {
  let text: string | undefined;
  const arrived = async () => {
    const sql = `select text from kept_mails where "to" = $1 and text ~ '\\m\\d{6}\\M' order by sent_at`;
    text = (await database.query<{ text: string }[]>(sql, [email]))[0]?.text;
    if (text !== undefined) return true;
    await database.query(
      `update mails set due_at = now(), claimed_until = null
       where template = 'login-code' and status = 'queued' and created_at < now() - interval '1 second'`,
    );
    await jobs.add(sweepMails, {}, { id: 'chaos' });
    return false;
  };
  await until(arrived, 'a mail with a login code', { everyMs: 100 });
  return /\b\d{6}\b/.exec(text!)![0];
}

async function guessDiscounts(world: World, seed: number, count: number): Promise<string[]> {
  const guesser = new Shopper(world, `guesser-${seed}@example.com`);
  const guesses = Array.from({ length: count }, (_, n) => guesser.validate(`RAAD${seed}X${n}`));
  const outcomes = await Promise.all(guesses);
  return outcomes.some(({ refused }) => refused === null) ? ['a guessed discount code was accepted'] : [];
}
