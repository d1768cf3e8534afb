/** Imports sharp on first use, because it takes 13 MB of memory. */
export const imageLibrary = async () => (await import('sharp')).default;

/** Refuses a truncated picture only. Many phones write odd markers, which browsers and the decoder skip. */
export const tolerant = { failOn: 'truncated' } as const;
