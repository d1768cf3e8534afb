import './theme/fonts.css';
import './theme/print.css';
import './theme/style-sheet';
import { handOverId } from './hand-over';
import { repeatEarlyInteractions } from './lib/early-interactions';

/** Time after the page has loaded in which its pictures are drawn before the shop's code is read, in milliseconds. */
const rest = 300;
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Starts the shop: at once where the server sent an empty page; where it sent a whole one, when that has loaded or as soon
 * as somebody touches it. What is pressed or typed in between is done when the page has come to life.
 */
function boot(): void {
  if (!document.getElementById(handOverId)) return void start();
  let onListening: () => void;
  repeatEarlyInteractions(document.getElementById('root')!, new Promise<void>((resolve) => (onListening = resolve)));
  let isStarted = false;
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) document.removeEventListener(sign, startOnce, true);
    void start().then(({ listening }) => listening.then(onListening));
  };
  for (const sign of signs) document.addEventListener(sign, startOnce, { capture: true, passive: true });
  const startAfterRest = () => window.setTimeout(startOnce, rest);
  if (document.readyState === 'complete') startAfterRest();
  else window.addEventListener('load', startAfterRest, { once: true });
}

/** Where code is missing, the script in index.html reloads the page, once. Until then the page can be read. */
async function start() {
  try {
    return await import('./main');
  } catch (error) {
    window.dispatchEvent(new Event('missing-code'));
    throw error;
  }
}

boot();
