/** Texts of the panel with the whole description, which load with it. */
export const descriptionCopy = {
  when: 'Wanneer',
  usage: 'Gebruik',
  benefits: 'Wat het doet',
  allergens: 'Allergenen',
};
