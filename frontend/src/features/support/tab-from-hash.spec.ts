import { tabFromHash } from './tab-from-hash';

describe('the tab of the service page', () => {
  it.each([
    ['#levering', 'levering'],
    ['retourneren', 'retourneren'],
    ['#bestellen', 'bestellen'],
    ['', 'bestellen'],
    ['#', 'bestellen'],
    ['#Levering', 'bestellen'],
    ['#onzin', 'bestellen'],
    ['#constructor', 'bestellen'],
  ])('takes %p for %s', (hash, tab) => expect(tabFromHash(hash)).toBe(tab));
});
