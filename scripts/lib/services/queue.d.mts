export function findProgram(names: readonly string[], path?: string): string | undefined;
