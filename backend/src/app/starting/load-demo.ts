import type { Type } from '@nestjs/common';
import { CannotStartError } from '../../platform/config/cannot-start.js';
import type { Config } from '../../platform/config/config.js';

const notFound = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/** Throws CannotStartError when the build has no demo, such as the production image. */
export async function loadDemo() {
  try {
    const [{ DemoModule }, { DemoSeed, startedKey }, { filledHistoryTables }] = await Promise.all([
      import('../../demo/demo.module.js'),
      import('../../demo/demo-seed.js'),
      import('../../demo/clear-history.js'),
    ]);
    return { DemoModule, DemoSeed, startedKey, filledHistoryTables };
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    if (notFound.has(code) && /[\\/]demo[\\/]/.test(message)) throw new CannotStartError('This build has no demo.');
    throw error;
  }
}

/** The modules that only a demo runs. */
export async function demoModules({ demo }: Config): Promise<Type[]> {
  return demo ? [(await loadDemo()).DemoModule] : [];
}
