/** Serialises bigint positions as strings. */
export function toJson(data: unknown, indent = 2): string {
  return JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), indent);
}
