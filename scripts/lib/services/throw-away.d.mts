export function throwAwayFolder(): string;
export function remove(folder: string): void;
