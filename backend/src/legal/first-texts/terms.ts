import { company, heading, link, list, mailTo, paragraph, type FirstText, type Seller } from './blocks.js';

export const terms = ({ brand, email }: Seller): FirstText => ({
  name: 'algemene-voorwaarden',
  title: 'Algemene voorwaarden',
  blocks: [
    paragraph(
      'Dit zijn de afspraken als je bij ons koopt. De versie die geldt op het moment van je bestelling, hoort bij je bestelling. Je krijgt haar ook in je bevestiging.',
    ),
    heading('Wie we zijn'),
    paragraph(`${brand} verkoopt voedingssupplementen in de vorm van gummy’s, online en alleen in Nederland.`),
    company,
    heading('Je bestelling'),
    paragraph(
      'Je koopt rechtstreeks bij ons. Je bestelling is rond zodra de betaling is gelukt. Daarna krijg je een mail met wat je bestelde, deze voorwaarden en je recht om te herroepen.',
    ),
    paragraph(
      'Bewaar die mail. Een versie van deze voorwaarden die al is gepubliceerd, wijzigen we niet: een nieuwe tekst is een nieuwe versie, en de oude blijft te lezen.',
    ),
    heading('Prijs en betaling'),
    paragraph(
      'Alle prijzen zijn in euro, inclusief btw. De verzendkosten zie je voordat je betaalt. Je betaalt vooraf, met een van de methoden die je bij het afrekenen ziet.',
    ),
    heading('Levering'),
    paragraph(
      'Op werkdagen voor 17.00 uur besteld, dezelfde dag verzonden. Meestal heb je je pakket daarna binnen 1 tot 2 werkdagen in huis, en in elk geval binnen 30 dagen. Lukt dat niet, dan hoor je het van ons en kun je kosteloos van je bestelling af.',
    ),
    paragraph('Haal je je pakket niet binnen 7 dagen op bij een afhaalpunt, dan rekenen we € 5,95.'),
    heading('Bedenktijd en retour'),
    paragraph(
      'Tot 14 dagen na ontvangst mag je je aankoop herroepen, zonder reden op te geven. Een pot moet nog verzegeld zijn: het is eten, dus een geopende pot kunnen we niet terugnemen (artikel 6:230p onder f, onder 3, van het Burgerlijk Wetboek).',
    ),
    paragraph(
      'Dat kan ',
      link('online', '/herroepen'),
      ', met het ',
      link('modelformulier', '/informatie/modelformulier-herroeping'),
      ' of op een andere manier waaruit duidelijk blijkt dat je herroept. Stuur de pot daarna binnen 14 dagen terug. Terugsturen kost € 6,95 als het je eigen keuze is.',
    ),
    paragraph(
      'Je krijgt alles terug wat je betaalde, ook de gewone verzendkosten, binnen 14 dagen nadat je hebt herroepen en op dezelfde manier als je betaalde. We mogen wachten tot je pakket terug is, of tot je laat zien dat je het hebt verstuurd.',
    ),
    heading('Garantie'),
    paragraph(
      'Wat je krijgt, moet zijn wat je mag verwachten. Is er iets mis, meld het dan zodra je het merkt. We herstellen het kosteloos, sturen een nieuwe pot of geven je geld terug. Die wettelijke rechten heb je altijd, ook naast onze tevredenheidsgarantie.',
    ),
    heading('Abonnement'),
    paragraph(
      'Je kiest zelf hoe vaak we leveren. Elke levering betaal je vooraf: we schrijven het bedrag af op de dag die we je van tevoren mailen. Zodra de betaling binnen is, gaat je pakket op de eerstvolgende verzenddag op weg. Je kunt altijd pauzeren, overslaan of opzeggen, zonder opzegtermijn en zonder kosten.',
    ),
    heading('Goed om te weten'),
    list(
      'Een supplement vervangt geen gevarieerde voeding.',
      'Neem niet meer dan er op de pot staat.',
      'Bewaar de pot buiten bereik van jonge kinderen.',
      'Overleg bij zwangerschap of medicijngebruik eerst met je arts.',
    ),
    heading('Klachten'),
    paragraph(
      'Klopt er iets niet, mail dan naar ',
      mailTo(email),
      '. Hoe we je klacht behandelen, lees je bij ',
      link('Klachten', '/informatie/klachten'),
      '. Op je aankoop is Nederlands recht van toepassing.',
    ),
  ],
});
