export function freePort(): Promise<number>;
export function acceptsConnections(host: string, port: number, patience?: number): Promise<boolean>;
