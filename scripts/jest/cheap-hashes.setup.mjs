/** The unit test of the hashes and the processes that integration tests start use the real cost. */
import { restoreCost } from './cheap-hashes.mjs';

// Jest shares the module of Node with the next file of the worker.
afterAll(restoreCost);
