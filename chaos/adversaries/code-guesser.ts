import { randomUUID } from 'node:crypto';
import * as api from '../../contracts/api.js';
import { stockUp } from '../support/assortment.js';
import { Shopper } from '../support/customers/shopper.js';
import { until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { broken, inMail, Visitor, type Story } from './adversary.js';

export interface CodeGuesserPlan {
  loginGuesses: number;
  /** Login codes that the stranger requests for the mailbox. */
  challenges: number;
  discountGuesses: number;
  /** Order numbers around the owner's, and links of confirmation. */
  orderGuesses: number;
  linkGuesses: number;
  staffGuesses: number;
}

/** A stranger guesses the codes of an owner, who must get in, withdraw and confirm afterwards. */
export async function guessCodes(world: World, seed: number, plan: CodeGuesserPlan): Promise<Story> {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: 100 }]);
  const owner = new Shopper(world, `owner-${seed}@example.com`);
  await owner.start([{ id: assortment.products[0]!.slug, quantity: 1 }]);
  await owner.pay('card');
  let orderNumber = '';
  await until(
    async () => (orderNumber = (await owner.settle()).body?.orderNumber ?? '') !== '',
    'the order of an owner',
  );
  const violations = await Promise.all([
    guessLogin(world, seed, owner.email, plan),
    guessDiscounts(world, seed, plan.discountGuesses),
    guessOrders(world, seed, { orderNumber, email: owner.email }, plan),
    guessStaff(world, seed, plan.staffGuesses),
  ]);
  return { assortment, payments: [...owner.payments], paidOrders: 1, violations: violations.flat() };
}

/** Forgets the limit of one code a minute, which also counts a request that was lost in a crash. */
const aMinutePasses = ({ database }: World) =>
  database.query(`delete from attempt_limits where key like 'code-send-minute%'`);

/** The owner must get in, unless a crash during a call of the owner lost the challenge or the session. */
async function guessLogin(world: World, seed: number, email: string, plan: CodeGuesserPlan): Promise<string[]> {
  const owner = new Visitor(world, email);
  const stranger = new Visitor(world, `stranger-${seed}`);
  const isSent = async () => {
    if ((await owner.call(api.customers.sendCode, { email })) === 200) return true;
    await aMinutePasses(world);
    return false;
  };
  await until(isSent, 'a login code', { everyMs: 100 });
  const code = await inMail(world, email, 'login-code', /\b(\d{6})\b/);
  for (let n = 0; n < plan.challenges; n++) await stranger.call(api.customers.sendCode, { email });
  const guesses = Array.from({ length: plan.loginGuesses }, (_, n) => (Number(code) + n) % 1_000_000);
  const verify = (visitor: Visitor, digits: number) =>
    visitor.call(api.customers.verifyCode, { email, code: String(digits).padStart(6, '0') });
  const guessed = await Promise.all(guesses.map((guess) => verify(stranger, guess)));
  const status = await verify(owner, Number(code));
  return broken({
    'a stranger logged in with the code of another browser': guessed.includes(200),
    [`after a stranger's guesses the owner of a mailbox cannot log in: ${status}`]: status !== 200 && !owner.metTrouble,
  });
}

async function guessDiscounts(world: World, seed: number, count: number): Promise<string[]> {
  const guesser = new Shopper(world, `guesser-${seed}@example.com`);
  const guesses = Array.from({ length: count }, (_, n) => guesser.validate(`RAAD${seed}X${n}`));
  const outcomes = await Promise.all(guesses);
  return broken({ 'a guessed discount code was accepted': outcomes.some(({ refused }) => refused === null) });
}

/**
 * Withdraws by guessed numbers, of the owner's mailbox and of another one. Nothing takes effect until the owner
 * confirms.
 */
async function guessOrders(
  world: World,
  seed: number,
  { orderNumber, email }: { orderNumber: string; email: string },
  { orderGuesses, linkGuesses }: CodeGuesserPlan,
): Promise<string[]> {
  const stranger = new Visitor(world, `stranger-${seed}`);
  const [year, number] = orderNumber.split('-') as [string, string];
  const numbers = Array.from(
    { length: orderGuesses },
    (_, n) => `${year}-${String(Number(number) + n).padStart(6, '0')}`,
  );
  const form = { name: 'Sanne', part: null, reason: null };
  const withdraw = (visitor: Visitor, from: string, ordered: string, id = randomUUID()) =>
    visitor.call(api.withdrawals.withdraw, { ...form, id, email: from, orderNumber: ordered });
  await Promise.all(
    numbers.map((guess, n) => withdraw(stranger, n % 2 ? email : `stranger-${seed}@example.com`, guess)),
  );
  const confirm = (visitor: Visitor, token: string) => visitor.ask(api.withdrawals.confirmWithdrawal, { token });
  const tokens = Array.from({ length: linkGuesses }, () => randomUUID().replaceAll('-', ''));
  const guessed = await Promise.all(tokens.map((token) => confirm(stranger, token)));
  const taken = `select 1 from withdrawals where email = any($1) and confirmed_at is not null`;
  const effective = await world.database.query<object[]>(taken, [[email, `stranger-${seed}@example.com`]]);
  const owner = new Visitor(world, email);
  const id = randomUUID();
  const stated = await withdraw(owner, email, orderNumber, id);
  const isWithheld = `select 1 from withdrawals where id = $1 and is_receipt_withheld`;
  const withheld = (await world.database.query<object[]>(isWithheld, [id])).length > 0;
  const token =
    stated === 204 && !withheld
      ? await inMail(world, email, 'withdrawal-received', /herroepen\/bevestigen#([\w.-]+)/)
      : null;
  const outcome = token === null ? null : (await confirm(owner, token)).body?.outcome;
  return broken({
    'a guessed link confirmed a withdrawal': guessed.some(({ body }) => body?.outcome !== 'unknown'),
    'a guessed order number withdrew from an order': effective.length > 0,
    [`after a stranger's guesses the owner cannot withdraw: ${stated}`]: stated !== 204,
    [`the link of the owner's receipt says ${outcome}`]:
      token !== null && !['confirmed', 'already-confirmed'].includes(outcome!),
  });
}

/** The known browser of staff gets in after a stranger's wrong passwords. */
async function guessStaff(world: World, seed: number, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { staffAccount } = world;
  const staff = world.staff.on(world);
  staff.set('staff', ''); // a login ends the session of its browser, which the run uses
  const stranger = new Visitor(world, `staff-guesser-${seed}`);
  const guesses = Array.from({ length: count }, (_, n) =>
    stranger.call(api.staffLogin.login, { email: staffAccount.email, password: `geraden-wachtwoord-${n}` }),
  );
  const guessed = await Promise.all(guesses);
  let status = 500;
  // Other runs use the same device, and their colleagues may use up its attempts for a moment. Tries are rare because a refused
  // one counts too. A real lockout outlasts them: it takes 15 minutes.
  const hasAnswer = async () => {
    const login = staff.call(api.staffLogin.login, { body: staffAccount });
    status = await login.then(
      (response) => response.status,
      () => 500,
    );
    return status < 429;
  };
  await until(hasAnswer, 'a login of staff after wrong passwords of a stranger', { everyMs: 20_000 });
  return broken({
    'a guessed password of staff was accepted': guessed.includes(200),
    [`after wrong passwords of a stranger staff cannot log in: ${status}`]: status !== 200,
  });
}
