import { company, heading, link, list, mailTo, paragraph, type FirstText, type Seller } from './blocks.js';

export const delivery = ({ email }: Seller): FirstText => ({
  name: 'bezorgen-en-retourneren',
  title: 'Bezorgen & retourneren',
  blocks: [
    heading('Bezorgen'),
    paragraph(
      'Op werkdagen voor 17.00 uur besteld, dezelfde dag verzonden. Meestal heb je je pakket daarna binnen 1 tot 2 werkdagen in huis. In het weekend en op feestdagen gaat er niets de deur uit. We bezorgen in heel Nederland.',
    ),
    paragraph(
      'Wat de verzending kost en vanaf welk bedrag ze gratis is, lees je bij ',
      link('Levering', '/klantenservice#levering'),
      '. Je ziet het ook voordat je betaalt.',
    ),
    paragraph(
      'Niet thuis? Dan gaat je pakket naar de buren of naar een afhaalpunt. Daar ligt het 7 dagen klaar. Haal je het niet op, dan komt het terug en rekenen we € 5,95.',
    ),
    heading('Herroepen'),
    paragraph('Tot 14 dagen na ontvangst mag je je aankoop herroepen, zonder reden op te geven. Zo doe je dat:'),
    list(
      'Herroep online, of stuur ons het modelformulier.',
      'Stuur de pot binnen 14 dagen daarna ongeopend terug, goed ingepakt, met je bestelnummer erbij.',
      'Je krijgt je geld binnen 14 dagen nadat je hebt herroepen. We mogen wachten tot je pakket terug is, of tot je laat zien dat je het hebt verstuurd.',
    ),
    paragraph(
      link('Herroep je aankoop hier', '/herroepen'),
      ' of gebruik het ',
      link('modelformulier', '/informatie/modelformulier-herroeping'),
      '.',
    ),
    paragraph(
      'Heb je je bedacht, dan kost terugsturen € 6,95. Een geopende pot kunnen we niet terugnemen: het is eten.',
    ),
    heading('Stuk of verkeerd'),
    paragraph(
      'Was de pot stuk of kreeg je de verkeerde? Mail een foto naar ',
      mailTo(email),
      ', dan lossen we het gratis op.',
    ),
    heading('Waar je pakket heen gaat'),
    company,
  ],
});

/** The words of the model form (directive 2011/83/EU, annex I, part B) are those of the law. */
export const withdrawalForm = (): FirstText => ({
  name: 'modelformulier-herroeping',
  title: 'Modelformulier voor herroeping',
  blocks: [
    paragraph('(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)'),
    paragraph('Aan:'),
    company,
    paragraph(
      'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*)',
    ),
    paragraph('_______________________________________________'),
    paragraph('Besteld op (*)/Ontvangen op (*) ____________________'),
    paragraph('Naam/Namen consument(en) ______________________'),
    paragraph('Adres consument(en) ____________________________'),
    paragraph(
      'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend) ____________________',
    ),
    paragraph('Datum ____________________'),
    paragraph('(*) Doorhalen wat niet van toepassing is.'),
  ],
});

export const complaints = ({ email }: Seller): FirstText => ({
  name: 'klachten',
  title: 'Klachten',
  blocks: [
    paragraph('Niet tevreden? Vertel het ons, dan lossen we het op.'),
    heading('Zo dien je een klacht in'),
    list(
      `Mail naar ${email} met je bestelnummer en wat er misging.`,
      'Je krijgt binnen 2 werkdagen bericht dat we je klacht hebben ontvangen.',
      'Binnen 14 dagen krijg je een inhoudelijk antwoord. Hebben we meer tijd nodig, dan hoor je wanneer het antwoord komt.',
    ),
    heading('Komen we er samen niet uit?'),
    paragraph(
      'We zijn niet aangesloten bij een geschillencommissie. Je kunt naar de rechter stappen. Gratis advies over je rechten krijg je bij ',
      link('ACM ConsuWijzer', 'https://www.consuwijzer.nl'),
      ', waar je een probleem ook kunt melden. Het Europese platform voor geschillen (ODR) bestaat sinds 20 juli 2025 niet meer.',
    ),
    paragraph(
      'Gaat je klacht over je gegevens, lees dan ',
      link('Privacy', '/informatie/privacy'),
      '. Vragen mag je ook mailen naar ',
      mailTo(email),
      '.',
    ),
  ],
});

export const accessibility = ({ brand, email }: Seller): FirstText => ({
  name: 'toegankelijkheid',
  title: 'Toegankelijkheid',
  blocks: [
    paragraph(`Iedereen moet bij ${brand} kunnen kopen, ook met een schermlezer, zonder muis of met grote letters.`),
    heading('Waar we ons aan houden'),
    paragraph(
      'We bouwen deze winkel volgens WCAG 2.2, niveau AA, en EN 301 549. Dat vragen de Europese Toegankelijkheidsrichtlijn (2019/882) en de Nederlandse wet die haar invoert.',
    ),
    list(
      'Alles werkt met het toetsenbord en met een schermlezer.',
      'De pagina’s die iedereen kan zien, zijn ook te lezen zonder JavaScript.',
      'Teksten hebben genoeg contrast en je kunt ze vergroten.',
      'Wie minder beweging wil, krijgt minder beweging.',
    ),
    heading('Hoe we dat controleren'),
    paragraph(
      'Bij elke wijziging lopen automatische controles over de pagina’s, met een echte browser. Daarnaast proberen we zelf of alles met het toetsenbord werkt. Een onafhankelijk onderzoek is nog niet gedaan.',
    ),
    heading('Wat nog beter moet'),
    paragraph(
      'Het betaalformulier komt van onze betaaldienst; hoe toegankelijk dat is, bepalen wij niet. Kom je er niet uit, dan helpen we je per mail bestellen.',
    ),
    heading('Loop je ergens vast?'),
    paragraph(
      'Mail naar ',
      mailTo(email),
      '. Vertel op welke pagina het misging en wat je gebruikt. Je krijgt binnen 5 werkdagen antwoord. Komen we er niet uit, dan kun je het melden bij de ',
      link('Autoriteit Consument & Markt', 'https://www.acm.nl'),
      '.',
    ),
  ],
});

export const contact = ({ email }: Seller): FirstText => ({
  name: 'contact',
  title: 'Contact & bedrijfsgegevens',
  blocks: [
    paragraph(
      'Een vraag? Mail naar ',
      mailTo(email),
      '. Veel antwoorden staan al bij ',
      link('Klantenservice', '/support'),
      '.',
    ),
    heading('Van wie je koopt'),
    company,
  ],
});
