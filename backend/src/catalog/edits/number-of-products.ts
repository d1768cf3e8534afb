/** The subject of an entry in the logbook. */
export const numberOfProducts = (count: number): string => (count === 1 ? '1 product' : `${count} producten`);
