/** Dutch sentences for when the server could not send one. */
export const libCopy = {
  offline: 'Geen verbinding. Controleer je internet en probeer het opnieuw.',
  allInBasket: 'Meer hebben we er nu niet. Wat er is, ligt al in je mandje.',
  addedToBasket: 'Toegevoegd aan winkelmandje',
  sentToday: 'Vandaag besteld = vandaag verzonden',
  sentTomorrow: 'Vandaag besteld = morgen verzonden',
  sentOn: (weekday: string) => `Vandaag besteld = ${weekday} verzonden`,
  somethingWrong: 'Er ging iets mis',
};
