import { onOneLine, plain } from './plain.fixtures.js';
import { returnApproved, returnReceived, type ReturnForMail } from './return-news.js';
import { stated } from './sample-records.js';
import { keptHere, sentBack } from './sample-returns.js';
import { mailSamples } from './samples.js';
import { withdrawalConfirmed, withdrawalReceived } from './withdrawal-news.js';

const shop = { brand: 'Gommie', email: 'hallo@gommie.example', url: 'https://gommie.example' };
const samples = mailSamples(shop);
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const sample = (subject: RegExp) => {
  const found = samples.filter((mail) => subject.test(mail.subject));
  expect(found).toHaveLength(1);
  return { html: plain(found[0]!.html), text: plain(found[0]!.text), subject: plain(found[0]!.subject) };
};

describe.each(samples.map((mail) => [mail.subject, mail] as const))('%s', (_subject, mail) => {
  it('is one Dutch page that narrow screens and dark mode can read, with a text beside it', () => {
    expect(mail.html.match(/<html lang="nl">/g)).toHaveLength(1);
    expect(mail.html).toContain('name="viewport"');
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).toContain(shop.email);
    expect(mail.text).not.toMatch(/<[a-z]/);
    expect(mail.text.length).toBeGreaterThan(80);
    for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toMatch(/undefined|NaN|\[object/);
  });

  it('loads pictures of the shop only, by addresses that say nothing about the reader', () => {
    const pictures = tagsOf(mail.html, 'img');
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    for (const picture of pictures) {
      expect(picture).toMatch(/ src="https:\/\/gommie\.example\/art\/mail\/[a-z0-9-]+\.(png|jpg)"/);
      expect(picture).toMatch(/ alt="/);
      expect(picture).toMatch(/ width="\d+"\s+height="\d+"/);
    }
  });

  it('reads aloud as text, and not as a table', () => {
    for (const table of tagsOf(mail.html, 'table')) expect(table).toContain('role="presentation"');
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
  });

  it('keeps its width in Outlook, and is not cut off by Gmail', () => {
    expect(mail.html).toContain('<!--[if mso]><table role="presentation" width="600"');
    expect(mail.html.length).toBeLessThan(102_000);
  });

  it('breaks neither the number of a record nor a date', () => {
    const [, body] = mail.html.split('</head>');
    const breaking = body!.replaceAll(onOneLine, '').replaceAll(/<[^>]*>/g, '');
    expect(breaking).not.toMatch(/\d{4}-\d{6}|\d (januari|november|december)\b/);
  });

  it('has one button at most', () => {
    expect(mail.html.match(/mso-padding-alt/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

it('the login code stands large in the mail and in the subject', () => {
  const { subject, html, text } = sample(/inlogcode/);
  expect(subject).toBe('012345 is je inlogcode');
  for (const part of [html, text]) expect(part).toContain('012345');
});

it('the code of an erasure says what it does, and is not in the subject', () => {
  const { subject, html, text } = sample(/verwijderen/);
  expect(subject).not.toMatch(/\d{6}/);
  for (const part of [html, text]) expect(part).toContain('kan niet ongedaan worden gemaakt');
});

it('the shipment names what is in the parcel and where it goes', () => {
  const { html, text } = sample(/onderweg/);
  for (const part of [html, text])
    for (const words of ['2 × Energy Boost', 'Abonnement: 2 stuks per maand', 'Dorpsstraat 1', '1234 AB Utrecht'])
      expect(part).toContain(words);
});

it('the refund names the sum', () => {
  const { html, text } = sample(/geannuleerd en terugbetaald/);
  for (const part of [html, text]) expect(part).toContain('€ 73,48 (inclusief btw)');
});

it('the refund of a return and a delivery of a subscription state their VAT by rate', () => {
  for (const [mail, vat] of [
    [/retour van bestelling 2026-000123 is terugbetaald/, 'In dit bedrag zit € 1,67 btw (9%).'],
    [/komt eraan/, 'In dit bedrag zit € 3,61 btw (9%).'],
  ] as const)
    for (const part of [sample(mail).html, sample(mail).text]) expect(part).toContain(vat);
});

it('the refund of a return says how it follows from the inspected pieces', () => {
  const { html, text } = sample(/retour van bestelling 2026-000123 is terugbetaald/);
  const sum = [
    '1 × Energy Boost: € 20,22',
    '1 × Energy Boost: geopend, daarom niet terugbetaald',
    '1 × Energy Boost: niet ontvangen',
    'Samen: € 20,22',
  ];
  expect(text).toContain(['Zo komen we aan dit bedrag', ...sum].join('\n'));
  for (const line of sum) expect(html).toContain(line);
});

it('the refund names each subscription of the order and whether it goes on', () => {
  const { html, text } = sample(/geannuleerd en terugbetaald/);
  for (const part of [html, text])
    for (const words of ['Je abonnement op Sleep Well is gestopt', 'Je abonnement op Focus loopt door'])
      expect(part).toContain(words);
});

it('the end of a subscription names its cause', () => {
  const [asked, cancelled, line, withdrawn] = samples.filter(({ subject }) =>
    /abonnement op .* is (gestopt|opgezegd)/.test(subject),
  );
  expect(asked!.text).not.toContain('bestelling');
  expect(cancelled!.text).toContain('Je bestelling is geannuleerd en daarmee stopt ook je abonnement');
  expect(line!.text).toContain('Je eerste levering is geannuleerd en daarmee stopt ook je abonnement');
  expect(withdrawn!.text).toContain('Je hebt je aankoop herroepen en daarmee stopt ook je abonnement');
});

it('the failed payment says that nothing was taken, and where to try again', () => {
  const { html, text } = sample(/niet gelukt/);
  for (const part of [html, text]) {
    expect(part).toContain('niets afgeschreven');
    expect(part).toContain('https://gommie.example/products');
  }
});

describe('the receipt of a withdrawal', () => {
  const receipts = samples.filter(({ subject }) => /herroeping .* ontvangen/.test(subject));
  const [whole, part, loggedIn, former] = receipts;
  const link = 'https://gommie.example/herroepen/bevestigen#dGVzdA';

  it('repeats the statement and its time to the second', () => {
    for (const { html, text } of receipts)
      for (const content of [plain(html), text])
        for (const words of [
          '10 maart 2026 om 09.30 uur',
          'herroep ik de overeenkomst over bestelling 2026-000123',
          'anna@example.com',
        ])
          expect(content).toContain(words);
    expect(whole!.text).toContain('de hele bestelling');
    expect(part!.text).toContain('een deel van de bestelling');
  });

  it('has the link and no words of the sender until the mailbox is proved', () => {
    for (const { html, text } of [whole!, part!])
      for (const content of [html, text]) {
        expect(content).toContain(link);
        expect(content).not.toMatch(/Anna de Wit|Alleen de Energy Boost/);
      }
    for (const content of [former!.html, former!.text]) expect(content).not.toMatch(/bevestigen#|Anna de Wit/);
  });

  it('names the sender who was logged in, without a link', () => {
    for (const content of [loggedIn!.html, loggedIn!.text]) {
      expect(content).toContain('Naam: Anna de Wit');
      expect(content).not.toContain('bevestigen#');
    }
  });
});

describe('the money of a withdrawal', () => {
  const due = 'Je geld heb je uiterlijk 14 dagen na je herroeping terug';
  const twice = 'Heeft je bank het al teruggeboekt, dan betalen wij het niet nog een keer.';
  const proved = { ...stated, isConfirmed: true, token: null };
  const textsOf = (about: typeof stated) => [withdrawalReceived, withdrawalConfirmed].map((mail) => mail(about, shop));

  it('is promised to a buyer who paid', () => {
    for (const { html, text } of textsOf({ ...proved, money: 'due' }))
      for (const content of [html, text]) {
        expect(content).toContain(due);
        expect(content).not.toContain('bank');
      }
  });

  it('is not promised once the bank took the payment back', () => {
    for (const { html, text } of textsOf({ ...proved, money: 'charged-back' }))
      for (const content of [html, text]) {
        expect(content).toContain('Je bank heeft je betaling al teruggeboekt.');
        expect(content).not.toMatch(/14 dagen na je herroeping|op dezelfde manier als je betaalde/);
      }
  });

  it('is promised with a reserve while a dispute is open, and before the mailbox is proved', () => {
    for (const about of [{ ...proved, money: 'uncertain' } as const, stated])
      for (const { html, text } of textsOf(about))
        for (const content of [html, text]) for (const words of [due, twice]) expect(content).toContain(words);
  });
});

describe('the money of a return', () => {
  const mails = [returnReceived, (about: ReturnForMail) => returnApproved(about, undefined, shop)];
  const textsOf = (about: ReturnForMail) =>
    mails.flatMap((mail) => {
      const { html, text } = mail(about, shop);
      return [plain(html), text];
    });
  const reserve = 'Heeft je bank het al teruggeboekt, dan betalen wij het niet nog een keer.';

  it.each([sentBack, keptHere])('is promised with a reserve while the bank may take the payment back', (about) => {
    for (const content of textsOf({ ...about, isDisputed: true }))
      expect(content).toContain(`op dezelfde manier als je betaalde. ${reserve}`);
    for (const content of textsOf(about)) expect(content).not.toContain('bank');
    for (const content of textsOf({ ...about, isDisputed: true, refundCents: 0 }))
      expect(content).not.toContain('bank');
  });
});

it('the confirmation of a withdrawal repeats the whole statement', () => {
  const { html, text } = sample(/herroeping .* bevestigd/);
  for (const content of [html, text])
    for (const words of ['10 maart 2026 om 09.30 uur', 'Naam: Anna de Wit', 'Het gaat om: Alleen de Energy Boost'])
      expect(content).toContain(words);
});

it('a rejected return says why, a refunded one how much, a new one until when', () => {
  const [why, silent] = samples.filter(({ subject }) => /afgewezen/.test(subject));
  expect(why!.text).toContain('De reden: De pot was al geopend.');
  expect(silent!.text).toContain('Antwoord dan op deze mail');
  expect(sample(/retour van bestelling 2026-000123 is terugbetaald/).text).toContain('€ 20,22 (inclusief btw)');
  for (const { text } of samples.filter(({ subject }) => /retour van bestelling 2026-000123 ontvangen/.test(subject)))
    expect(text).toContain('uiterlijk 24 maart 2026');
});

it('a new return promises no money when nothing is left to go back', () => {
  for (const about of [sentBack, keptHere])
    expect(returnReceived({ ...about, refundCents: 0 }, shop).text).not.toMatch(/je geld|uiterlijk/i);
});

it.each([/retour van bestelling 2026-000123 ontvangen/, /retour van bestelling 2026-000123 is goedgekeurd/])(
  'a return of pieces that never left does not ask for a parcel: %s',
  (title) => {
    const [sentBack, keptHere] = samples.filter(({ subject }) => title.test(subject));
    expect(sentBack!.text).toMatch(/terugstu/);
    expect(keptHere!.text).toContain('Je hoeft niets terug te sturen.');
    expect(keptHere!.text).not.toMatch(/terugstuurt|terugsturen\. Leg|pakket/);
  },
);

it('a return without a refund says so', () => {
  expect(sample(/retour van bestelling 2026-000123 is afgehandeld/).text).toContain('betalen we niets terug');
});

it.each(
  samples
    .filter(({ name }) =>
      /^(order-(confirmation|cancelled|refunded|shipped|replacement)|return-|subscription-|quiz)/.test(name),
    )
    .concat(samples.filter(({ name }) => /^(pieces-cancelled|payment-failed|phone-order|product-recall)/.test(name)))
    .map(({ name, html }) => [name, html]),
)('%s shows the jars that it speaks of', (_, html) => {
  expect(html).toMatch(/\/art\/mail\/(energy-boost|sleep-well)-1\.jpg/);
});

describe('the strip of an order', () => {
  const stepOf = (name: string) => samples.find((mail) => mail.name === name)!.html.match(/aria-label="([^"]+)"/)?.[1];

  it('says how far it is', () => {
    expect(stepOf('order-confirmation')).toBe('Stap 2 van 5: Betaald');
    expect(stepOf('order-address-changed')).toBe('Stap 2 van 5: Betaald');
  });

  it('counts a parcel that the mail knows of, though the read model lags', () => {
    expect(stepOf('order-shipped')).toBe('Stap 4 van 5: Onderweg');
    expect(stepOf('parcel-tracking')).toBe('Stap 4 van 5: Onderweg');
  });

  it('is absent where nothing comes', () => {
    expect(stepOf('order-refunded')).toBeUndefined();
    expect(stepOf('order-cancelled')).toBeUndefined();
  });
});

it('a brand without a drawn name has its name in letters', () => {
  const [mail] = mailSamples({ ...shop, brand: 'Proef & Merk' });
  expect(mail!.html).not.toContain('wordmark.png');
  expect(mail!.html).toContain('Proef &amp; Merk<span');
});
