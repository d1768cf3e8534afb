/**
 * Jest takes `testTimeout` from the command line only, not from a project: a real database and a browser need more.
 * Far beyond what the longest takes, also beside another lane on a busy machine; only what hangs gets there.
 */
jest.setTimeout(300_000);
