export const aboutCopy = {
  label: 'Ons plan',
  goal: '100.000',
  whyTitle: 'Een goede gewoonte moet lekker zijn',
  beliefs: [
    {
      claim: 'natural',
      fruit: 'lime',
      picture: '/art/products/immune-support-2-1200.webp',
      title: '100% natuurlijk',
      text: 'Kleur uit fruit en groente, smaak uit de vrucht zelf. Zonder suiker. Alles wat erin zit, staat op de productpagina, in woorden die je kent.',
    },
    {
      claim: null,
      fruit: 'raspberry',
      picture: '/art/products/beauty-boost-2-1200.webp',
      title: 'Vegan',
      text: 'Onze gummy’s danken hun beet aan pectine uit fruit. Geen gelatine, niets dierlijks. Net zo zacht, net zo veerkrachtig.',
    },
    {
      claim: null,
      fruit: 'mango',
      picture: '/art/products/multi-vitamin-2-1200.webp',
      title: 'Halal',
      text: 'Geen alcohol, geen dierlijke hulpstoffen, in geen enkele pot. Zo kan iedereen aan tafel meedoen, elke dag van het jaar.',
    },
    {
      claim: null,
      fruit: 'blueberry',
      picture: '/art/products/sleep-well-2-1200.webp',
      title: 'Een abonnement dat meewerkt',
      text: 'Elke 1, 2 of 3 maanden een volle pot, met vaste korting. Overslaan, pauzeren of stoppen doe je zelf, in een paar klikken.',
    },
  ],
  planTitle: 'Hoe we er komen',
  plan: [
    { title: 'Eerst luisteren', text: 'Elke smaak en elke pot begint met wat jullie ons mailen.' },
    { title: 'Eerlijk blijven', text: 'Geen wonderen op het etiket. Vitamines vullen een goed leven aan, meer niet.' },
    { title: 'Samen groeien', text: 'Van één keukentafel naar 100.000 mensen. Pot voor pot.' },
  ],
  closing: 'Doe je mee?',
  toQuiz: 'Doe de vitaminetest',
  toProducts: 'Bekijk alle gummy’s',
} as const;
