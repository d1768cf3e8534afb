/** Dutch sentences for errors without a sentence from the server. */
export const libCopy = {
  offline: 'Geen verbinding. Controleer je internet en probeer het opnieuw.',
  allInBasket: 'Meer hebben we er nu niet. Wat er is, ligt al in je mandje.',
  addedToBasket: 'Toegevoegd aan winkelmandje',
  somethingWrong: 'Er ging iets mis',
};
