import type { SavedView } from '../../../../../../contracts/admin/saved-views.js';

export const viewsCopy = {
  title: 'Weergaven',
  all: 'Alles',
  shared: (name: string) => `${name} (gedeeld)`,
  save: 'Weergave opslaan',
  saveTitle: 'Weergave opslaan',
  edit: (name: string) => `Weergave ${name} bewerken`,
  replace: (name: string) => `${name} bijwerken`,
  name: 'Naam',
  nameHint: 'Zet er geen naam van een klant in.',
  share: 'Delen met collega’s',
  shareHint: 'Alleen jij kunt de weergave wijzigen of weghalen.',
  saved: 'Weergave opgeslagen',
  failed: 'Er ging iets mis bij het opslaan',
  remove: 'Weghalen',
  removeQuestion: ({ name, isShared }: Pick<SavedView, 'name' | 'isShared'>) => ({
    title: `Weergave ${name} weghalen?`,
    text: isShared ? 'Ook collega’s zien hem daarna niet meer.' : 'Alleen jij zag hem.',
    action: 'Weghalen',
    cancel: 'Houden',
  }),
  removed: 'Weergave weggehaald',
  removeFailed: 'De weergave is niet weggehaald',
  columns: 'Kolommen',
};
