import { appendContract } from './contract-append.js';
import { readContract } from './contract-read.js';
import { subscribeContract } from './contract-subscribe.js';
import { crowdContract } from './contract-crowd.js';
import { interruptContract } from './contract-interrupt.js';
import type { ContractOptions, StoreUnderTest } from './contract-tools.js';

/**
 * The contract of every event store. `open` returns a store with data of its own, which all tests of the suite share.
 */
export function eventStoreContract(
  name: string,
  { open, ...options }: ContractOptions & { open(): Promise<StoreUnderTest> },
): void {
  describe(`${name} keeps the event store contract`, () => {
    let opened: StoreUnderTest | undefined;
    beforeAll(async () => {
      opened = await open();
    }, 60_000);
    afterAll(() => opened?.close());
    const contract = { ...options, current: () => opened! };

    describe('append', () => appendContract(contract));
    describe('read', () => readContract(contract));
    describe('subscribe', () => subscribeContract(contract));
    describe('many writers', () => crowdContract(contract));
    const cutOff = options.canInterrupt ? describe : describe.skip;
    cutOff(`a store that goes away${options.canInterrupt ? '' : ' (skipped: no power over this server)'}`, () =>
      interruptContract(contract),
    );
  });
}
