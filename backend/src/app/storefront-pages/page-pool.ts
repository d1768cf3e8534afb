export interface PoolSize {
  /** Pages that it caches. */
  most: number;
  mostPerSecond: number;
}

/** Caches the pages that were used last, and limits how many are rendered in a second. */
export class PagePool<Page> {
  private readonly pages = new Map<string, Page>();
  private second = 0;
  private startedInSecond = 0;

  constructor(private readonly size: PoolSize) {}

  get(key: string): Page | undefined {
    return this.pages.get(key);
  }

  store(key: string, page: Page): void {
    this.pages.delete(key);
    this.pages.set(key, page);
    if (this.pages.size > this.size.most) this.pages.delete(this.pages.keys().next().value!);
  }

  /** Counts one rendering. `now` in ms. */
  mayRender(now: number): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.second) [this.second, this.startedInSecond] = [second, 0];
    return ++this.startedInSecond <= this.size.mostPerSecond;
  }
}
