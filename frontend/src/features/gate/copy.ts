export const gateCopy = {
  title: 'Website in ontwikkeling',
  text: 'We zetten de laatste potten op de plank. Heb je een toegangscode? Kom binnen.',
  code: 'Toegangscode van 4 cijfers',
  enter: 'Kom binnen',
  wrong: 'Onjuiste code',
};
