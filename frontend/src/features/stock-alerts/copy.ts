import type { StockAlertOutcome } from '../../../../contracts/stock/stock-alerts.js';

export const stockAlertCopy = {
  title: 'Op de uitkijk',
  intro: 'Wij houden de plank voor je in de gaten.',
  points: [
    { gummy: 'drop', title: 'Eén mail', text: 'Zodra je product er weer is. Daarna niets meer.' },
    { gummy: 'ring', title: 'Je adres gaat weg', text: 'Na die mail wissen we het.' },
  ],
  needsScript: 'Zet JavaScript aan om te bevestigen.',
  words: {
    title: 'Bevestig je verzoek',
    text: 'Met één klik bevestig je dat we je mogen mailen als het product er weer is.',
    button: 'Ja, mail mij één keer',
    busy: 'Bevestigen…',
  },
  failed: { title: 'Het is niet gelukt.', text: 'Probeer het zo nog eens.' },
  outcomes: {
    confirmed: { title: 'We houden het in de gaten', text: 'Zodra het er weer is, krijg je een mail. Eén, niet meer.' },
    'already-confirmed': { title: 'Je had al bevestigd', text: 'Je hoeft niets meer te doen.' },
    expired: {
      title: 'Deze link is verlopen',
      text: 'Vul je adres nog een keer in bij het product, dan krijg je een nieuwe link.',
    },
    unknown: {
      title: 'Deze link klopt niet',
      text: 'Misschien is er een stukje van de link weggevallen. Kopieer hem in zijn geheel uit de mail.',
    },
  } satisfies Record<StockAlertOutcome, { title: string; text: string }>,
};
