/** JSON in which positions, which are larger than a number can hold, are strings. */
export function toJson(data: unknown, indent = 2): string {
  return JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), indent);
}
