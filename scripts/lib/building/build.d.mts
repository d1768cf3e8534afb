export function build(halves?: ('backend' | 'frontend')[]): Promise<void>;
