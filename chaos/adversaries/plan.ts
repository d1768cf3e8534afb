import type { Random } from '../support/random.js';
import type { CardTesterPlan } from './card-tester.js';
import type { ClickerPlan } from './clicker.js';
import type { CodeGuesserPlan } from './code-guesser.js';
import type { EditorsPlan, ProductAct } from './editors.js';
import type { HoarderPlan } from './hoarder.js';
import type { ImportersPlan } from './importers.js';
import type { OrderEdit } from './order-edits.js';
import type { PackerAct, PackersPlan } from './packers.js';
import type { Undo } from './product-edits.js';
import type { RefundSplitterPlan } from './refund-splitter.js';
import type { ReinstaterPlan } from './reinstater.js';
import type { StockEdit } from './stock-edits.js';

/** Null for an adversary that is absent from the run. */
export interface AdversaryPlan {
  hoarder: HoarderPlan | null;
  codeGuesser: CodeGuesserPlan | null;
  cardTester: CardTesterPlan | null;
  clicker: ClickerPlan | null;
  reinstater: ReinstaterPlan | null;
  refundSplitter: RefundSplitterPlan | null;
  packers: PackersPlan | null;
  editors: EditorsPlan | null;
  importers: ImportersPlan | null;
}

/** Each is present with this probability, or always. */
const present = 0.1;

export function planAdversaries(random: Random, always: boolean): AdversaryPlan {
  const comes = () => random.chance(always ? 1 : present);
  return {
    hoarder: comes() ? planHoarder(random) : null,
    codeGuesser: comes() ? planCodeGuesser(random) : null,
    cardTester: comes() ? planCardTester(random) : null,
    clicker: comes() ? { clicks: random.pick([2, 3, 4, 10]), pays: random.pick(['card', 'ideal']) } : null,
    reinstater: comes() ? { isCaptured: random.chance(0.5), attempts: random.between(1, 4) } : null,
    refundSplitter: comes() ? { returns: random.between(5, 12), inParallel: random.chance(0.5) } : null,
    packers: comes() ? planPackers(random) : null,
    editors: comes() ? planEditors(random) : null,
    importers: comes() ? planImporters(random) : null,
  };
}

function planPackers(random: Random): PackersPlan {
  const act = () =>
    random.weighted<PackerAct>({
      ...{ 'ships-one': 4, 'ships-all': 2, 'labels-all': 4, 'cancels-one': 4 },
      ...{ 'cancels-order': 1, 'moves-address': 1, 'marks-shipped': 1 },
    });
  const acts = () => Array.from({ length: random.between(2, 6) }, act);
  const faults = { lost: random.pick([0, 0, 1, 2]), failed: random.pick([0, 0, 1, 5]) };
  return { orders: Array.from({ length: random.between(1, 3) }, acts), faults, clicks: random.pick([1, 2, 3]) };
}

const planUndo = (random: Random) => random.weighted<Undo>({ never: 2, 'at once': 1, afterwards: 3 });

function some<T>(random: Random, most: number, plan: () => T): T[] {
  return Array.from({ length: random.between(1, most) }, plan);
}

function planEditors(random: Random): EditorsPlan {
  const productAct = (): ProductAct => ({
    does: random.weighted({ 'changes-prices': 4, 'sets-price': 2, 'moves-category': 1, archives: 1 }),
    products: random.pick([[0], [1, 2], [0, 1, 2]]),
    undo: planUndo(random),
  });
  const stockAct = () => ({
    act: random.weighted<StockEdit>({ restocks: 2, damages: 2, corrects: 1, takes: 2 }),
    product: random.between(0, 2),
  });
  const orderAct = () =>
    random.weighted<OrderEdit>({
      ...{ 'cancels-piece': 3, 'refunds-shipping': 2, 'refunds-goodwill': 2 },
      ...{ 'moves-address': 1, 'adds-pieces': 2, 'swaps-piece': 3 },
    });
  return {
    catalogue: some(random, 3, () => some(random, 3, productAct)),
    stock: some(random, 2, () => some(random, 3, stockAct)),
    orders: some(random, 3, () => some(random, 4, orderAct)),
    clicks: random.pick([1, 2, 3]),
  };
}

function planImporters(random: Random): ImportersPlan {
  const file = () => ({
    pricesCents: Array.from({ length: random.between(1, 3) }, () => random.between(1000, 3000)),
    creates: random.pick([0, 0, 1, 3]),
    readsForMs: random.pick([0, 0, 20, 100]),
    undo: planUndo(random),
  });
  return {
    windows: some(random, 3, () => some(random, 2, file)),
    buyers: random.between(1, 2),
    clicks: random.pick([1, 2, 3]),
  };
}

function planHoarder(random: Random): HoarderPlan {
  return {
    stock: random.pick([30, 100, 300]),
    width: random.pick(['/32', '/64', '/56', '/48']),
    browsers: random.pick([8, 8, 12, 12, 40]),
    fills: Array.from({ length: random.pick([1, 1, 1, 1, 3]) }, () => random.between(1, 24)),
  };
}

function planCodeGuesser(random: Random): CodeGuesserPlan {
  return {
    loginGuesses: random.pick([6, 8, 10, 30]),
    challenges: random.between(0, 2),
    discountGuesses: random.between(5, 15),
    orderGuesses: random.between(2, 10),
    linkGuesses: random.between(2, 20),
    staffGuesses: random.chance(0.1) ? random.between(1, 3) : 0,
  };
}

function planCardTester(random: Random): CardTesterPlan {
  return { browsers: random.pick([1, 1, 2, 5]), cards: random.between(12, 16), inParallel: random.chance(0.5) };
}
