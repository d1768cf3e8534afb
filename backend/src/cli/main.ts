import 'reflect-metadata';
import { runCommandLine } from './command-line.js';
import { processTerminal } from './terminal.js';

// For containers, where the environment is complete. On a developer machine use scripts/shop.mjs.
process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal());
setTimeout(() => process.exit(), 2000).unref(); // exits even with open handles
