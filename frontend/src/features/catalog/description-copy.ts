/** Texts of the panel with the whole description, which load with it. */
export const descriptionCopy = {
  when: 'Wanneer',
  usage: 'Zo neem je hem',
  benefits: 'Wat het doet',
  allergens: 'Allergenen',
  noAllergens: 'In de ingrediënten staan geen allergenen.',
};
