interface DemoTaste {
  /** What it is for and what it tastes of, on a card. */
  purpose: string;
  flavour: string;
  /** From 1 to 5: sweet to sour, and soft to firm. Bundles have neither. */
  sourness?: number;
  firmness?: number;
}

/** How the products of the demo taste, and when one takes them. */
export const demoTastes: Readonly<Record<string, DemoTaste>> = {
  'beauty-boost': { purpose: 'Voor bij de spiegel', flavour: 'framboos', sourness: 2, firmness: 3 },
  'haar-en-nagels': { purpose: 'Voor bij het ontbijt', flavour: 'aardbei', sourness: 2, firmness: 3 },
  'perzik-glow': { purpose: 'Voor je de deur uit gaat', flavour: 'perzik', sourness: 1, firmness: 2 },
  'zink-helder': { purpose: 'Voor na het eten', flavour: 'granaatappel', sourness: 3, firmness: 3 },
  'energy-boost': { purpose: 'Voor je ochtend', flavour: 'mandarijn', sourness: 4, firmness: 3 },
  'ijzer-kick': { purpose: 'Voor tussen de maaltijden', flavour: 'bloedsinaasappel', sourness: 2, firmness: 4 },
  'b12-zon': { purpose: 'Voor wie plantaardig eet', flavour: 'mango', sourness: 3, firmness: 2 },
  'magnesium-move': { purpose: 'Voor na het sporten', flavour: 'appel', sourness: 4, firmness: 3 },
  'fit-start': { purpose: 'Voor je eerste maaltijd', flavour: 'limoen', sourness: 4, firmness: 4 },
  'groene-dag': { purpose: 'Voor bij de lunch', flavour: 'kiwi', sourness: 3, firmness: 3 },
  'focus-flow': { purpose: 'Voor je werkdag', flavour: 'druif', sourness: 3, firmness: 3 },
  'omega-3-alg': { purpose: 'Voor wie geen vis eet', flavour: 'zwarte bes', sourness: 4, firmness: 2 },
  'slimme-pauze': { purpose: 'Voor je middagpauze', flavour: 'vijg', sourness: 2, firmness: 3 },
  'immune-support': { purpose: 'Voor het hele jaar', flavour: 'kiwi', sourness: 3, firmness: 3 },
  'vitamine-c-citroen': { purpose: 'Voor elk moment', flavour: 'citroen', sourness: 5, firmness: 3 },
  'vlierbes-schild': { purpose: 'Voor koude dagen', flavour: 'vlierbes', sourness: 2, firmness: 3 },
  'gember-limoen': { purpose: 'Voor gure ochtenden', flavour: 'gember en limoen', sourness: 4, firmness: 4 },
  'sleep-well': { purpose: 'Voor het slapen', flavour: 'bosbes', sourness: 2, firmness: 2 },
  'magnesium-nacht': { purpose: 'Voor het laatste uur', flavour: 'zure kers', sourness: 4, firmness: 3 },
  'lavendel-droom': { purpose: 'Voor bij je boek', flavour: 'braam en lavendel', sourness: 1, firmness: 2 },
  'elektro-mix': { purpose: 'Voor lange trainingen', flavour: 'watermeloen', sourness: 4, firmness: 3 },
  'kreatine-kracht': { purpose: 'Voor elke sportweek', flavour: 'bosbes', sourness: 3, firmness: 5 },
  'pre-run': { purpose: 'Voor je training', flavour: 'grapefruit', sourness: 4, firmness: 4 },
  'multi-vitamin': { purpose: 'Voor elke dag', flavour: 'sinaasappel', sourness: 3, firmness: 3 },
  'vitamine-d-zon': { purpose: 'Voor oktober tot maart', flavour: 'ananas', sourness: 2, firmness: 2 },
  'b-complex': { purpose: 'Voor volle werkdagen', flavour: 'passievrucht', sourness: 3, firmness: 4 },
  'foliumzuur-plus': { purpose: 'Voor een vast moment', flavour: 'mandarijn', sourness: 2, firmness: 3 },
  'starter-pack': { purpose: 'Voor een eerste keer', flavour: 'drie smaken' },
  'dag-en-nacht': { purpose: 'Voor ochtend en avond', flavour: 'mandarijn en kers' },
  'glow-bundel': { purpose: 'Voor drie maanden', flavour: 'framboos, aardbei en perzik' },
  'winter-bundel': { purpose: 'Voor donkere maanden', flavour: 'citroen en ananas' },
};
