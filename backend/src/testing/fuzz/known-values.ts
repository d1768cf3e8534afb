const mostOfEach = 25;

/** Values of existing rows, as read from responses: by route, by property, and by property of a nested object. */
export class KnownValues {
  private readonly byName = new Map<string, Set<unknown>>();

  /** `name` is a property (`orderId`) or that of a nested object (`items.id`). `route` narrows to its responses. */
  of(name: string, route?: string): unknown[] {
    const keys = [`${route} ${name}`, name, name.split('.').at(-1)!];
    const found = keys.map((key) => this.byName.get(key)).find((values) => values !== undefined);
    return [...(found ?? [])];
  }

  note(route: string, body: unknown, parent = ''): void {
    if (Array.isArray(body)) for (const one of body.slice(0, mostOfEach)) this.note(route, one, parent);
    else if (typeof body === 'object' && body !== null)
      for (const [name, value] of Object.entries(body)) {
        if (typeof value === 'object') this.note(route, value, name);
        else this.keep(route, parent === '' ? [name] : [name, `${parent}.${name}`], value);
      }
  }

  private keep(route: string, names: readonly string[], value: unknown): void {
    for (const key of names.flatMap((name) => [name, `${route} ${name}`])) {
      const values = this.byName.get(key) ?? new Set();
      this.byName.set(key, values);
      if (values.size < mostOfEach) values.add(value);
    }
  }
}
