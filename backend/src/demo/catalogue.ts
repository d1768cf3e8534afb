import { energy } from './catalogue/energy.js';
import { beauty } from './catalogue/beauty.js';
import { immunity } from './catalogue/immunity.js';
import { sleep } from './catalogue/sleep.js';
import { fitness } from './catalogue/fitness.js';
import { sport } from './catalogue/sport.js';
import { focus } from './catalogue/focus.js';
import { vitamins } from './catalogue/vitamins.js';
import { bundles } from './catalogue/bundles.js';
import type { DemoCategory, DemoProduct } from './catalogue/types.js';

/** In menu order. */
export const demoCategories: DemoCategory[] = [
  { slug: 'energy', name: 'Energie', description: 'Gummy’s voor dagen die vroeg beginnen en laat eindigen.' },
  { slug: 'beauty', name: 'Beauty', description: 'Hartjes met biotine en zink, gevuld met fruit.' },
  { slug: 'immunity', name: 'Immuniteit', description: 'Vitamine C, D en zink voor elk seizoen.' },
  { slug: 'sleep', name: 'Slaap', description: 'Rustig naar bed, met magnesium en zachte kruiden.' },
  { slug: 'fitness', name: 'Fitness', description: 'Voor trappen, fietstochten en goede voornemens.' },
  { slug: 'focus', name: 'Focus', description: 'Voor wie één tabblad tegelijk wil.' },
  { slug: 'sport', name: 'Sport', description: 'Voor, tijdens en na je training.' },
  { slug: 'vitamins', name: 'Vitamines', description: 'De basis van elke dag, van A tot zink.' },
  { slug: 'bundles', name: 'Bundels', description: 'Twee of drie potten samen, voordeliger dan los.' },
];

/** Products of the promotion of the demo: of every two pieces, one costs nothing. */
export const onePlusOneSlugs = ['haar-en-nagels', 'vitamine-d-zon', 'pre-run', 'vitamine-c-citroen', 'glow-bundel'];

/** The art generator also reads this list. */
export const demoProducts: DemoProduct[] = [
  ...energy,
  ...beauty,
  ...immunity,
  ...sleep,
  ...fitness,
  ...sport,
  ...focus,
  ...vitamins,
  ...bundles,
];
