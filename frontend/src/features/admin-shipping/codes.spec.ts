import { linesFor, readCodes } from './codes';

const numbers = ['2026-000301', '2026-000302'];
const read = (text: string) => {
  const { codes, unknown } = readCodes(text, numbers);
  return { codes: Object.fromEntries(codes), unknown };
};

describe('reading tracking codes', () => {
  it('takes a code a line behind the order number, parted as a spreadsheet does', () => {
    for (const part of [';', '\t', ', ', ' '])
      expect(read(`2026-000301${part}3sabcd 0001\r\n2026-000302${part}JVGL0002`)).toEqual({
        codes: { '2026-000301': '3SABCD0001', '2026-000302': 'JVGL0002' },
        unknown: [],
      });
    expect(read('"2026-000301";"3SABCD0001"').codes).toEqual({ '2026-000301': '3SABCD0001' });
  });

  it('leaves orders without a code as they are prefilled, and takes the last code of an order', () => {
    expect(read(linesFor(numbers))).toEqual({ codes: {}, unknown: [] });
    expect(read(`${linesFor(numbers)}\n2026-000302;3SABCD0002\n\n2026-000302;3SABCD0003`).codes).toEqual({
      '2026-000302': '3SABCD0003',
    });
  });

  it('names lines of other orders and codes that are none', () => {
    const lines = ['2026-000999;3SABCD0001', '2026-000301;<b>', 'Bestelling;Code'];
    expect(read(lines.join('\n'))).toEqual({ codes: {}, unknown: lines });
  });
});
