/** Lets other requests run between pages: a document of hundreds takes seconds of a processor. */
export const breathe = () => new Promise<void>((done) => setImmediate(done));
