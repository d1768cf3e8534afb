/** Words below the grid of home that belong to the controls. Staff edits the others. */
export const homeMoreCopy = {
  allQuestions: 'Alle vragen en antwoorden',
  bite: {
    link: (product: string) => `Bekijk ${product}`,
    facts: { fruit: 'framboos', pectin: 'appelpectine', sugarFree: '0 g suiker' },
  },
};
