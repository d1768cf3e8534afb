export const tagsCopy = {
  title: 'Tags',
  field: 'Nieuwe tag',
  hint: 'Typ een kort woord en druk op Enter. De klant kan tags opvragen.',
  add: 'Voeg toe',
  failed: 'De tag kon niet worden toegevoegd',
  used: 'Tags in gebruik',
  remove: (tag: string) => `Tag ${tag} weghalen`,
  removeFailed: 'De tag kon niet worden weggehaald',
  every: 'Alle tags',
};
