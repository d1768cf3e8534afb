const nameOf = (lot: string | null) => (lot === null ? 'zonder partij' : `partij ${lot}`);

export const lotsCopy = {
  title: 'Partijen in het pakket',
  pieces: (quantity: string, product: string, lot: string | null) => `${quantity} × ${product}, ${nameOf(lot)}`,
  correct: 'Andere partij',
  correctOf: (product: string, lot: string | null) => `Andere partij voor ${product}, ${nameOf(lot)}`,
  to: 'Partijnummer in het pakket',
  toHint: 'Scan of typ het nummer op de pot. Leeg: zonder partij.',
  quantity: 'Aantal',
  save: 'Opslaan',
  corrected: 'Partij gewijzigd',
  correctedText: 'De partij van het pakket is aangepast.',
  failed: 'De partij kon niet worden gewijzigd',
};
