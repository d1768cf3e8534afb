import './compile-once.mjs';
import { TestEnvironment } from 'jest-environment-node';
import { forgetStorages } from './forget-storages.mjs';

export default class NodeEnvironment extends TestEnvironment {
  async teardown() {
    const { global } = this;
    await super.teardown();
    forgetStorages();
    // Node may keep something of the context for minutes. It must not keep the tests and modules of the file with it.
    for (const symbol of Object.getOwnPropertySymbols(global)) delete global[symbol];
  }
}
