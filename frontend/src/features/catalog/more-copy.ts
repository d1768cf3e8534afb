/** Texts below the fold of a product page, which load with it. */
export const moreCopy = {
  tasteTitle: 'Zo proef je hem',
  scales: {
    sourness: { name: 'Smaak', from: 'zoet', to: 'zuur' },
    firmness: { name: 'Bite', from: 'zacht', to: 'stevig' },
  },
  step: (step: number, from: string, to: string) => `${step} van 5, van ${from} tot ${to}`,
  dayTitle: 'Zo past hij in je dag',
  take: 'Pak',
  chew: 'Kauw',
  done: 'Klaar',
  chewText: 'Rustig kauwen, zonder water. Dat is alles.',
  doneText: 'Deksel dicht, tot morgen.',
  questionsTitle: 'Nog even dit',
  goesWith: 'Lekker samen met',
};
