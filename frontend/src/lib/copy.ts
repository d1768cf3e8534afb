/** Dutch sentences for errors without a sentence from the server. */
export const libCopy = {
  offline: 'Je bent offline. Controleer je internetverbinding en probeer het opnieuw.',
  allInBasket: 'Meer hebben we er nu niet. Wat er is, ligt al in je winkelmandje.',
  addedToBasket: 'Toegevoegd aan winkelmandje',
  seeBasket: 'Bekijk',
  somethingWrong: 'Er ging iets mis',
};
