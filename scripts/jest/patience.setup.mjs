/** Jest reads `testTimeout` from the command line only. Only a test that hangs takes this long. */
jest.setTimeout(300_000);
