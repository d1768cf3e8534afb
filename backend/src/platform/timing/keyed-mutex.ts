/** Serialises work under one key inside this process; other keys run in parallel. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.last.get(key) ?? Promise.resolve()).then(work);
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (this.last.get(key) === settled) this.last.delete(key);
      });
    this.last.set(key, settled);
    return result;
  }
}
