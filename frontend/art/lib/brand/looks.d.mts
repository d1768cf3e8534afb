/** The part of a look that tests read: `sub` is what the label of the jar prints under the name. */
export const looks: Readonly<Record<string, { sub?: string }>>;
