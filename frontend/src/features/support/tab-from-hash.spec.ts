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
  ])('for the hash %p is %s', (hash, tab) => expect(tabFromHash(hash)).toBe(tab));
});
