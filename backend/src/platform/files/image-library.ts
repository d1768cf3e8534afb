/** Imports sharp on first use, because it takes 13 MB of memory. */
export const imageLibrary = async () => (await import('sharp')).default;
