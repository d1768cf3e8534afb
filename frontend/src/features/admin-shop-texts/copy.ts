export const shopTextsCopy = {
  title: 'Teksten van de winkel',
  intro:
    'Wat je publiceert, staat meteen op de pagina of in de volgende mail. Een eerdere versie zet je met één klik terug.',
  text: 'Tekst',
  line: 'De regel, zonder opmaak',
  toPage: 'Bekijk de pagina',
  placeholders:
    'Deze woorden vult de winkel zelf in. Is iets niet bekend, dan laten we de zin weg. Zet ze tussen accolades:',
  shownElsewhere: {
    'most-asked': 'Staat ook op home en bij de klantenservice.',
    product: 'Staat ook bij elk product.',
  },
  sample: 'Voorbeeld van de mail',
  tooLong: 'Deze tekst is te lang voor een voorbeeld.',
  noWords: 'Geen tekst',
  publish: 'Publiceren',
  empty: 'Vul een tekst in.',
  namelessQuestion: 'Een antwoord heeft geen vraag. Vul de vraag in of haal het antwoord weg.',
  versions: 'Versies',
  version: (version: number, moment: string) => `Versie ${version}, ${moment}`,
  present: 'Nu in gebruik',
  restore: 'Zet terug',
  restoreOf: (version: number) => `Zet versie ${version} terug`,
};

export const orderCopy = {
  places: { grid: 'Tussen de producten', below: 'Onder de producten' },
  up: (title: string) => `${title} eerder`,
  down: (title: string) => `${title} later`,
  hide: 'Verberg',
  show: 'Toon',
  hideOf: (title: string) => `Verberg ${title}`,
  showOf: (title: string) => `Toon ${title}`,
  hidden: (title: string) => `${title} (verborgen)`,
  stays: 'Blijft staan',
  outline: { top: ['Kop', 'Categorieën'], products: 'Zes producten', end: 'Alle andere producten' },
};
