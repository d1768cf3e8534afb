/** The delivery address of an order. */
export const addressCopy = {
  open: 'Adres wijzigen',
  title: (number: string) => `Bezorgadres van ${number} wijzigen`,
  about: 'Geldt voor wat nog niet is verzonden. Een abonnement en de factuur houden hun eigen adres.',
  name: 'Naam',
  phone: 'Telefoonnummer',
  address: 'Straat en huisnummer',
  postalCode: 'Postcode',
  city: 'Plaats',
  action: 'Adres opslaan',
  done: 'Bezorgadres gewijzigd',
  doneText: 'Druk een pakbon die al klaarlag opnieuw af',
  failed: 'Er ging iets mis bij het wijzigen',
};
