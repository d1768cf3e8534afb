export interface Review {
  name: string;
  place: string;
  title: string;
  text: string;
}

export const reviewsCopy = {
  score: '5,0',
  stars: '5 van de 5 sterren',
  homeCount: '2.500+ reviews',
  productTitle: '15 reviews',
  productText: 'Een greep uit wat klanten schrijven.',
  by: (name: string, place: string) => `${name} uit ${place}`,
};

export const homeReviews: Review[] = [
  {
    name: 'Sanne',
    place: 'Utrecht',
    title: 'Eindelijk vol te houden',
    text: 'Pillen vergat ik altijd. Deze pot staat naast de waterkoker en is gewoon het lekkerste moment van mijn ochtend.',
  },
  {
    name: 'Youssef',
    place: 'Rotterdam',
    title: 'Halal én lekker',
    text: 'Ik heb lang gezocht naar gummy’s zonder gelatine die niet naar zeep smaken. Gevonden. Mijn zus heeft nu ook een abonnement.',
  },
  {
    name: 'Marloes',
    place: 'Zwolle',
    title: 'Morgen was echt morgen',
    text: 'Om drie uur besteld, de volgende dag in huis. Netjes ingepakt, en er zat een kaartje bij waar ik om moest lachen.',
  },
  {
    name: 'Daan',
    place: 'Groningen',
    title: 'Opzeggen kan écht zelf',
    text: 'Ik ging een maand weg en heb mijn levering overgeslagen. Drie klikken, geen mailtje, geen gedoe. Zo hoort het.',
  },
  {
    name: 'Priya',
    place: 'Den Haag',
    title: 'Zoet zonder suiker',
    text: 'Ik was bang voor zo’n nasmaakje, maar dat is er niet. De perzik is favoriet, de citroen goede tweede.',
  },
  {
    name: 'Wim',
    place: 'Breda',
    title: 'Voor mijn vrouw gekocht',
    text: 'En nu neem ik er zelf ook twee per dag. De test wees ons de weg, dat scheelde een hoop gepuzzel.',
  },
];

export const productReviews: Review[] = [
  {
    name: 'Lotte',
    place: 'Haarlem',
    title: 'Beter dan verwacht',
    text: 'Stevige gummy, frisse smaak, niet plakkerig. Ik kijk er\u00a0’s ochtends naar uit en dat had ik van vitamines nooit gedacht.',
  },
  {
    name: 'Mehmet',
    place: 'Arnhem',
    title: 'Derde pot alweer',
    text: 'Eerst één pot om te proberen, daarna meteen drie. Dat scheelt 15% en dan ligt er altijd een op voorraad.',
  },
  {
    name: 'Iris',
    place: 'Eindhoven',
    title: 'Duidelijk etiket',
    text: 'Ik wil weten wat ik neem. Hier staat gewoon op wat erin zit en hoeveel, zonder dat ik een vergrootglas nodig heb.',
  },
  {
    name: 'Joost',
    place: 'Leeuwarden',
    title: 'Snel in huis',
    text: 'Vandaag besteld, morgen op de mat. Stevig ingepakt, zonder een doos vol plastic eromheen.',
  },
  {
    name: 'Fatima',
    place: 'Almere',
    title: 'Geen gelatine',
    text: 'Halal en vegan, dus bij ons thuis kan iedereen meedoen. De smaak is precies goed: niet te zoet.',
  },
  {
    name: 'Koen',
    place: 'Nijmegen',
    title: 'Abonnement bevalt',
    text: 'Elke twee maanden twee potten. Ik denk er niet meer aan en ben toch nooit door mijn voorraad heen.',
  },
];
