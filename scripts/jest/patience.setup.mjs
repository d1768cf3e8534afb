/** Jest takes `testTimeout` from the command line only, not from a project: a real database and a browser need more. */
jest.setTimeout(120_000);
