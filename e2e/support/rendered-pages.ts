/** Every page that the server renders, with a text of it. */
export const renderedPages: [path: string, text: string][] = [
  ['/', 'De lekkerste vitamines voor jouw gezondheid'],
  ['/?filter=bundles', 'Glow Trio'],
  ['/products', 'Sleep Well'],
  ['/products/sleep', 'Lavendel Droom'],
  ['/products?search=zink', 'Zink Helder'],
  ['/product/sleep-well', 'Gratis verzending vanaf'],
  ['/ons-plan', 'Eerst luisteren'],
  ['/support', 'Waar kunnen we je mee helpen?'],
  ['/faq', 'Hoe kan ik betalen?'],
  ['/klantenservice', 'Bestellen'],
  ['/samenwerkingen', 'Samen wordt het leuker'],
  ['/vitaminetest', 'Waar mag het wat meer van zijn?'],
  ['/herroepen', 'Toch niet helemaal jouw smaak?'],
  ['/product/bestaat-niet', 'Wel op de plank'],
  ['/products/nergens', 'Pagina niet gevonden'],
  ['/nergens', 'Pagina niet gevonden'],
];
