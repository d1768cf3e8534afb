/** Texts below the fold of a product page, which load with it. */
export const moreCopy = {
  dayTitle: 'Zo past hij in je dag',
  take: 'Pak',
  chew: 'Kauw',
  done: 'Klaar',
  chewText: 'Rustig kauwen, zonder water. Dat is alles.',
  doneText: 'Deksel dicht, tot morgen.',
  questionsTitle: 'Nog even dit',
  goesWith: 'Lekker samen met',
};
