import { company, heading, link, list, mailTo, paragraph, storage, type FirstText, type Seller } from './blocks.js';

export const privacy = ({ email }: Seller): FirstText => ({
  name: 'privacy',
  title: 'Privacy',
  blocks: [
    paragraph('Wat we van je bewaren, waarom, en hoe je het laat verwijderen.'),
    heading('Wie verantwoordelijk is'),
    company,
    heading('Wat we bewaren'),
    list(
      'Je naam, adres, e-mailadres en telefoonnummer als je iets bestelt, en wat je bestelde.',
      'Als je een account hebt: je adressen en op welke apparaten je bent ingelogd.',
      'Als je de nieuwsbrief wilt: je e-mailadres, en wanneer en met welke tekst je ja zei.',
      'Als je het advies van de vitaminetest laat mailen: je e-mailadres. Je antwoorden bewaren we er alleen bij als je daar apart toestemming voor geeft.',
      'Wat je ons schrijft, bijvoorbeeld bij een retour of een vraag.',
    ),
    paragraph('Je betaalgegevens gaan rechtstreeks naar de betaaldienst: die krijgen wij niet te zien.'),
    heading('Waarom'),
    list(
      'Om je bestelling te bezorgen, je vragen te beantwoorden en af te handelen wat je terugstuurt: dat hoort bij onze overeenkomst met jou.',
      'Omdat de wet het vraagt: facturen bewaren we zeven jaar voor de Belastingdienst.',
      'Omdat je er toestemming voor gaf: de nieuwsbrief en je antwoorden in de vitaminetest. Die toestemming kun je altijd intrekken.',
      'Om misbruik van de winkel tegen te gaan: dat is ons gerechtvaardigd belang.',
    ),
    paragraph('We verkopen je gegevens aan niemand en nemen geen besluiten over je zonder dat er een mens naar kijkt.'),
    heading('Met wie we ze delen'),
    paragraph(
      'Alleen met wie we nodig hebben om te leveren: de bezorger, de betaaldienst en de dienst die onze mails verstuurt.',
    ),
    heading('Hoelang we ze bewaren'),
    paragraph(
      'Je account en de namen en adressen bij je bestellingen bewaren we tot je ze verwijdert, of tot je acht jaar lang niets bestelt en niet inlogt. Waarmee je een abonnement betaalt, verwijderen we als het is gestopt en er niets meer van openstaat, ook bij de betaaldienst. Verstuurde mails bewaren we twee jaar. Wat op een factuur staat, blijft zeven jaar na het jaar van de factuur staan. Antwoorden uit de vitaminetest bewaren we met jouw toestemming hoogstens een jaar; zonder toestemming bewaren we alleen het advies, versleuteld en een paar dagen, tot het is gemaild.',
    ),
    heading('In je browser'),
    paragraph(
      'We plaatsen alleen wat de winkel nodig heeft en volgen je niet op andere sites. Lees bij ',
      link('Cookies', '/informatie/cookies'),
      ' wat dat precies is.',
    ),
    heading('Jouw rechten'),
    paragraph(
      'Inzien, verbeteren, meenemen of verwijderen doe je zelf: log in en ga naar ',
      link('Mijn gegevens', '/profiel/gegevens'),
      '. Daar zie je ook waarvoor je toestemming gaf, en trek je die in. Heb je geen account, mail dan naar ',
      mailTo(email),
      ' en we regelen het binnen een maand. Je mag ook bezwaar maken of vragen of we minder met je gegevens doen.',
    ),
    paragraph(
      'Kom je er met ons niet uit, dan kun je een klacht indienen bij de ',
      link('Autoriteit Persoonsgegevens', 'https://autoriteitpersoonsgegevens.nl'),
      '.',
    ),
  ],
});

export const cookies = ({ brand }: Seller): FirstText => ({
  name: 'cookies',
  title: 'Cookies',
  blocks: [
    paragraph(
      `${brand} plaatst alleen cookies die de winkel nodig heeft. We meten niet wat je op andere sites doet en laten geen adverteerders meekijken. Daarom hoef je hier niets te accepteren.`,
    ),
    heading('Wat er in je browser staat'),
    paragraph(
      'Dit is alles wat de winkel in je browser bewaart. Wis je de gegevens van deze site in je browser, dan is het weg en is ook je winkelmandje leeg.',
    ),
    storage,
  ],
});
