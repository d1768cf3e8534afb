import './theme/fonts.css';
import './theme/print.css';
import './theme/style-sheet';
import { handOverId } from './hand-over';
import { repeatEarlyInteractions } from './lib/browser/early-interactions';

/** Milliseconds after `load` in which the browser paints pictures before it parses the shop's script. */
const rest = 300;
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Starts at once on an empty page; on a rendered page after `load` or at the first input, which is replayed. */
function boot(): void {
  if (!document.getElementById(handOverId)) return void start();
  openInPlace();
  let onListening: () => void;
  repeatEarlyInteractions(document.getElementById('root')!, new Promise<void>((resolve) => (onListening = resolve)));
  let isStarted = false;
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) document.removeEventListener(sign, startOnce, true);
    void start().then(onListening);
  };
  for (const sign of signs) document.addEventListener(sign, startOnce, { capture: true, passive: true });
  const startAfterRest = () => window.setTimeout(startOnce, rest);
  if (document.readyState === 'complete') startAfterRest();
  else window.addEventListener('load', startAfterRest, { once: true });
}

/** Scrolls to the part of a rendered page that its address asks for, before anybody reads the top. Leaves a reader who has scrolled. */
function openInPlace(): void {
  if (window.scrollY === 0) document.querySelector('[data-opens-here]')?.scrollIntoView();
}

/** Shoppers do not load the routes of the back office. If code is missing, the script in index.html reloads the page once. */
async function start(): Promise<void> {
  const isBackOffice = /^\/admin(?=\/|$)/.test(window.location.pathname);
  try {
    const [main, all] = await Promise.all([import('./main'), isBackOffice ? import('./routeTree.gen') : undefined]);
    return await main.start(all?.routeTree);
  } catch (error) {
    window.dispatchEvent(new Event('missing-code'));
    throw error;
  }
}

boot();
