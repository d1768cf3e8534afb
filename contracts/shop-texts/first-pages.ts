/** The first texts of pages behind home, one paragraph an item. A text of staff replaces them. */
export const firstPageTexts = {
  'plan-goal': ['mensen die met plezier goed voor zichzelf zorgen. Dat is ons plan.'],
  'plan-intro': ['Niet met een kast vol pillen. Met twee gummy’s per dag waar je naar uitkijkt.'],
  'plan-why': [
    'De meeste potten vitamines halen de bodem niet. Je begint vol goede moed, en na twee weken staan ze achter de pindakaas.',
    'Dat ligt niet aan jou. Het ligt aan grote pillen, krijtsmaak en etiketten waar je een woordenboek bij nodig hebt. Dus zijn we andersom begonnen: bij de smaak. En daarna pas bij wat erin moet, en vooral wat eruit kan.',
  ],
  'plan-closing': ['Vijf vragen, en je weet welke pot bij je past.'],
  'support-intro': ['Waar kunnen we je mee helpen? De meeste antwoorden staan hieronder. Liever een mens? Ook goed.'],
} as const;
