import type { Random } from './random.js';

/** A fictional person. The e-mail address and phone number cannot be reached. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  postalCode: string;
  city: string;
  country: 'NL';
}

const firstNames = `Emma Julia Mila Tess Sophie Zoë Sara Nora Yara Eva Lotte Anna Fleur Lisa Roos Sanne Femke Maud Noor
Fatima Aylin Esmée Iris Marieke Daan Sem Lucas Finn Luuk Noah Milan Levi Bram Thijs Ruben Mees Jesse Lars Sven Tim Niels
Jasper Pieter Youssef Emre Kofi Jeroen Maarten Wouter Gijs`.split(/\s+/);

const lastNames =
  `de Jong,Jansen,de Vries,van den Berg,Bakker,van Dijk,Visser,Smit,Meijer,de Boer,Mulder,de Groot,Bos,Vos,Peters,
Hendriks,van Leeuwen,Dekker,Brouwer,de Wit,Dijkstra,Smits,de Graaf,van der Meer,Kok,Jacobs,van Vliet,Verhoeven,Kuipers,
Yilmaz,El Amrani,Postma,Wiersma,Hoekstra,van Dam,Prins,Huisman,Blom,Koster,Willems,Schouten,van Beek,Kramer,Sanders`.split(
    /,\s*/,
  );

const streets = `Kerkstraat Dorpsstraat Molenweg Schoolstraat Julianastraat Beukenlaan Eikenlaan Wilhelminastraat
Stationsweg Parallelweg Lindelaan Kastanjelaan Nieuwstraat Hoofdstraat Prinsengracht Singel Havenstraat Marktplein
Sportlaan Acacialaan Zonnebloemstraat Meidoornlaan Bergweg Rijksweg Vondelstraat Spoorstraat`.split(/\s+/);

const cities = [
  ['Amsterdam', 10],
  ['Rotterdam', 30],
  ['Den Haag', 25],
  ['Utrecht', 35],
  ['Eindhoven', 56],
  ['Groningen', 97],
  ['Tilburg', 50],
  ['Almere', 13],
  ['Breda', 48],
  ['Nijmegen', 65],
  ['Arnhem', 68],
  ['Haarlem', 20],
  ['Enschede', 75],
  ['Amersfoort', 38],
  ['Zwolle', 80],
  ['Leiden', 23],
  ['Maastricht', 62],
  ['Leeuwarden', 89],
  ["'s-Hertogenbosch", 52],
  ['Middelburg', 43],
] as const;

/** The person with this index; e-mail addresses are unique. */
export function demoPerson(number: number, random: Random): DemoPerson {
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  const [city, region] = random.pick(cities);
  const letters = String.fromCharCode(random.int(65, 90), random.int(65, 90));
  return {
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}${number}@example.com`,
    phone: `060000${random.int(0, 9999).toString().padStart(4, '0')}`,
    address: `${random.pick(streets)} ${random.int(1, 240)}`,
    postalCode: `${region}${random.int(10, 99)} ${letters}`,
    city,
    country: 'NL',
  };
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}
