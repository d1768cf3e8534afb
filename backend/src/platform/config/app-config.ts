import type { Config } from './config.js';

/** The parsed configuration as an injection token: `constructor(private readonly config: AppConfig)`. */
export abstract class AppConfig {}
export interface AppConfig extends Config {}
