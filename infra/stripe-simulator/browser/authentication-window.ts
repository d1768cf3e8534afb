/** The window over the shop's page in which the cardholder authenticates. */
export const AUTHENTICATION_WINDOW = /* js */ String.raw`
const WINDOW_STYLE = [
  'dialog { width: min(480px, calc(100vw - 24px)); height: min(548px, calc(100dvh - 24px)); padding: 0; border: 0; border-radius: 20px; overflow: hidden; background: #fff; box-shadow: 0 24px 80px rgb(10 12 30 / .45); }',
  'dialog::backdrop { background: rgb(16 18 38 / .55); }',
  'iframe { display: block; width: 100%; height: 100%; border: 0; }',
  'button { position: absolute; top: 12px; right: 12px; width: 40px; height: 40px; border: 0; border-radius: 50%; background: #eef0f4; color: #1b1f2a; font: 22px/1 system-ui, sans-serif; cursor: pointer; }',
  'button:focus-visible { outline: 3px solid #4c4fd1; outline-offset: 2px; }',
].join('\n');

/** Resolves when the shopper has decided, or has closed the window, which cancels. */
function authenticate(url) {
  return new Promise((resolve) => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    styleRoot(root, WINDOW_STYLE);
    root.innerHTML = '<dialog aria-label="Verificatie door je bank"><iframe title="Verificatie door je bank"></iframe><button type="button" aria-label="Sluiten">×</button></dialog>';
    document.body.appendChild(host);
    const dialog = root.querySelector('dialog');
    const finish = () => {
      window.removeEventListener('message', listen);
      host.remove();
      resolve();
    };
    const cancel = () => {
      fetch(url, { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ decision: 'cancel' }) }).catch(() => undefined).then(finish);
    };
    const listen = (event) => {
      if (event.data && event.data.source === 'stripe-simulator' && event.data.type === 'shopper-decided') finish();
    };
    window.addEventListener('message', listen);
    root.querySelector('button').addEventListener('click', cancel);
    dialog.addEventListener('cancel', (event) => { event.preventDefault(); cancel(); });
    root.querySelector('iframe').src = url + '&frame=1';
    dialog.showModal();
  });
}
`;
