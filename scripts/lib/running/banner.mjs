export function banner(shop) {
  const url = `http://localhost:${shop.PORT}`;
  const lines = [['Shop', url]];
  if (shop.NODE_ENV !== 'production') {
    if (shop.ACCESS_CODE) lines.push(['Access code', shop.ACCESS_CODE]);
    if (shop.ADMIN_EMAIL) lines.push(['Staff', `${url}/admin  ${shop.ADMIN_EMAIL}  ${shop.ADMIN_PASSWORD}`]);
    if (!shop.SMTP_URL) lines.push(['Mails', `${url}/dev/mails`]);
    if (shop.STRIPE_SECRET_KEY === 'sk_test_simulator')
      lines.push(['Payments', 'Stripe simulator: iDEAL | Wero, or card 4242 4242 4242 4242']);
    if (shop.SENDCLOUD_SECRET_KEY === 'simulator' && shop.SENDCLOUD_URL)
      lines.push(['Parcels', `Sendcloud simulator: ${new URL(shop.SENDCLOUD_URL).origin}`]);
  }
  lines.push(['Data', shop.DATA_DIR], ['Stop', 'Ctrl-C']);
  const width = Math.max(...lines.map(([name]) => name.length));
  return ['', ...lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`), ''].join('\n');
}

export const readyLine = (shop) => `SHOP READY http://localhost:${shop.PORT}`;
