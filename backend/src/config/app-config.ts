import type { Config } from './config.js';

/** The parsed configuration as an injection token: `constructor(private readonly config: AppConfig)`. */
export abstract class AppConfig {}
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface AppConfig extends Config {}
