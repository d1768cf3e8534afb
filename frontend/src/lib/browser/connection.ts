interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/**
 * Whether a picture that only decorates may load: the visitor does not save data, and the connection is not slow. True in browsers that
 * tell neither (Safari and Firefox).
 */
export function hasFastConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection || (!connection.saveData && connection.effectiveType === '4g');
}
