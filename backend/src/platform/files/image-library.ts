/** sharp, when the first picture comes: it takes 13 MB of memory, and most processes never see one. */
export const imageLibrary = async () => (await import('sharp')).default;
