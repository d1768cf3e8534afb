import { customersCopy } from './copy';

it.each([
  ['1', '1', '1 klant'],
  ['1', '2', '1 van 2 klanten'],
  ['2', '2', '2 klanten'],
])('counts %s of %s shown customers', (shown, all, text) => expect(customersCopy.count(shown, all)).toBe(text));
