import type { World } from '../support/world.js';
import type { Story } from './adversary.js';
import { testCards } from './card-tester.js';
import { click } from './clicker.js';
import { guessCodes } from './code-guesser.js';
import { edit } from './editors.js';
import { hoard } from './hoarder.js';
import { importFiles } from './importers.js';
import { pack } from './packers.js';
import type { AdversaryPlan } from './plan.js';
import { splitRefunds } from './refund-splitter.js';
import { reinstate } from './reinstater.js';

/** Plays the planned adversaries at once. */
export async function playAdversaries(world: World, seed: number, plan: AdversaryPlan): Promise<Story[]> {
  const { hoarder, codeGuesser, cardTester, clicker, reinstater, refundSplitter, packers, editors, importers } = plan;
  const stories = await Promise.all([
    hoarder && hoard(world, seed, hoarder),
    codeGuesser && guessCodes(world, seed, codeGuesser),
    cardTester && testCards(world, seed, cardTester),
    clicker && click(world, seed, clicker),
    reinstater && reinstate(world, seed, reinstater),
    refundSplitter && splitRefunds(world, seed, refundSplitter),
    packers && pack(world, seed, packers),
    editors && edit(world, seed, editors),
    importers && importFiles(world, seed, importers),
  ]);
  return stories.filter((story) => story !== null);
}
