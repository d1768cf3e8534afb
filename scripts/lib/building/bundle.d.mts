export const bundledServer: string;
export function bundleServer(): Promise<void>;
