export const retentionCopy = {
  title: 'Bewaartermijnen',
  explain:
    'Wat er bewaard wordt, hoe lang en waarom. Wat over zijn termijn is, verdwijnt binnen enkele uren vanzelf. Gebeurtenissen, zoals een bestelling die geplaatst is, blijven: er staan nummers en bedragen in, en nooit een naam of adres.',
  removed: (count: string, day: string) => `In 12 maanden verwijderd: ${count}, het laatst op ${day}.`,
};
