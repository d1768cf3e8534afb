/** Texts that the pages of records share. */
export const recordCopy = {
  neighbours: 'Vorige en volgende',
  previous: 'Vorige (k)',
  next: 'Volgende (j)',
  actions: 'Acties',
  print: 'Afdrukken',
  loading: 'Laden…',
  unknownText: 'Misschien klopt het adres niet, of is er iets verwijderd.',
  toList: (list: string) => `Naar ${list.toLowerCase()}`,
};
