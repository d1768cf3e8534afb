export const retentionCopy = {
  title: 'Bewaartermijnen',
  explain:
    'Wat er bewaard wordt, hoe lang en waarom. Wat over zijn termijn is, verdwijnt binnen enkele uren vanzelf. Gebeurtenissen, zoals een bestelling die geplaatst is, blijven: er staan nummers en bedragen in, en nooit een naam of adres.',
  columns: { what: 'Wat', term: 'Hoe lang', why: 'Waarom', removed: 'Verwijderd in 12 maanden' },
  removed: (count: string, day: string) => `${count}, het laatst op ${day}`,
  nothing: '-',
};
