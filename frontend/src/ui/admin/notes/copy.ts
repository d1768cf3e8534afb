export const mostCharacters = 2000;

export const notesCopy = {
  title: 'Notities',
  field: 'Nieuwe notitie',
  hint: 'Enter plaatst de notitie. Met een apenstaartje vraag je een collega. De klant kan notities opvragen.',
  write: 'Plaats notitie',
  failed: 'De notitie kon niet worden geplaatst',
  none: 'Nog geen notities',
  colleagues: 'Collega’s',
  edited: 'bewerkt',
  removed: 'Notitie verwijderd',
  edit: 'Bewerken',
  editOf: (moment: string) => `Notitie van ${moment} bewerken`,
  save: 'Opslaan',
  editFailed: 'De notitie kon niet worden bewerkt',
  remove: 'Verwijderen',
  removeOf: (moment: string) => `Notitie van ${moment} verwijderen`,
  removeQuestion: {
    title: 'Notitie verwijderen?',
    text: 'De tekst verdwijnt. Te zien blijft dat jij hem verwijderde.',
    action: 'Verwijderen',
    cancel: 'Niet doen',
  },
  removeFailed: 'De notitie kon niet worden verwijderd',
};
