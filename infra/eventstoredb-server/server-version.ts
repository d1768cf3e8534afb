/** The versions of EventStoreDB that the protocol server can play. docs/eventstoredb.md lists where they differ. */
export type ServerVersion = '23.10' | '24.10';

export const serverVersions = ['23.10', '24.10'] as const satisfies readonly ServerVersion[];
