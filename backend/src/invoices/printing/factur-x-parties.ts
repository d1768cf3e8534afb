import type { Buyer, Seller } from '../invoice.js';
import { element, type Xml } from './xml.js';

export const sellerParty = (seller: Seller): Xml | null =>
  element('ram:SellerTradeParty', [
    element('ram:Name', seller.name),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', seller.kvk, { schemeID: chamberOfCommerce })]),
    element('ram:DefinedTradeContact', [
      element('ram:PersonName', seller.name),
      element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', seller.phone)]),
      element('ram:EmailURIUniversalCommunication', [element('ram:URIID', seller.email)]),
    ]),
    postalAddress(seller),
    element('ram:SpecifiedTaxRegistration', [element('ram:ID', seller.vatId, { schemeID: 'VA' })]),
  ]);

/** The KvK in ISO/IEC 6523. */
const chamberOfCommerce = '0106';

/** EN 16931 requires a buyer's name and country (BR-07, BR-11), also of a simplified invoice. */
const unnamed: Pick<Buyer, 'name' | 'country'> = { name: 'Particulier', country: 'NL' };

export const buyerParty = (buyer: Buyer | null): Xml | null =>
  element('ram:BuyerTradeParty', [element('ram:Name', (buyer ?? unnamed).name), postalAddress(buyer ?? unnamed)]);

const postalAddress = ({ postalCode = '', address = '', city = '', country }: Partial<Buyer> & { country: string }) =>
  element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postalCode),
    element('ram:LineOne', address),
    element('ram:CityName', city),
    element('ram:CountryID', country),
  ]);
