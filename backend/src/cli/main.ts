import 'reflect-metadata';
import { runCommandLine } from './command-line.js';
import { processTerminal } from './terminal.js';

// For containers and machines whose services are there already: the environment is complete. Elsewhere scripts/shop.mjs.
process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal());
setTimeout(() => process.exit(), 2000).unref(); // nothing that was left open keeps a person waiting
