export const additionsCopy = {
  title: 'Bijbestelling',
  addsTo: 'Hoort bij en gaat mee met ',
  added: (day: string) => `Bijbesteld op ${day}: `,
  waiting: (total: string) => `Betaallink van ${total}: `,
};
