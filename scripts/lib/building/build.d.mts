/** Builds what changed since the last build. */
export function build(halves?: ('backend' | 'frontend')[]): Promise<void>;
