import { csvHeader, csvLine } from './csv.js';

const columns = [
  { title: 'Naam', sql: 'name' },
  { title: 'Bedrag', sql: 'amount', isNumber: true },
];

describe('an export', () => {
  it('has a byte order mark, semicolons and quotes', () => {
    expect(csvHeader(columns)).toBe('\ufeff"Naam";"Bedrag"\r\n');
    expect(csvLine(columns, ['Zoë "de" Vries; Utrecht', '24,95'])).toBe('"Zoë ""de"" Vries; Utrecht";24,95\r\n');
    expect(csvLine(columns, [null, null])).toBe('"";\r\n');
  });

  it.each(['=1+1', '+31 6', '-2', '@SUM(A1)', '\tx', '\r=1', ' =cmd', '\n=1', '＝1+1', "|calc'!A1"])(
    'never lets %j be a formula',
    (text) => expect(csvLine(columns, [text, '1'])).toBe(`"'${text}";1\r\n`),
  );

  it.each([
    ['+31612345678', '+31 6 12345678'],
    ['0612345678', '+31 6 12345678'],
    ['+4930123456', '+49 30 123456'],
    ['+1+1', "'+1+1"],
    ['=1+1', "'=1+1"],
    ['onbekend', 'onbekend'],
  ])('writes the phone %j as %j', (stored, written) => {
    const phones = [{ title: 'Telefoon', sql: 'phone', isPhone: true }];
    expect([csvLine(phones, [stored]), csvLine(phones, [null])]).toEqual([`"${written}"\r\n`, '""\r\n']);
  });

  it('leaves other text and negative figures unchanged', () => {
    expect(csvLine(columns, ["'s-Hertogenbosch", '-3'])).toBe(`"'s-Hertogenbosch";-3\r\n`);
  });
});
