export const trackingCopy = {
  carrier: 'Vervoerder',
  noCarrier: 'Geen',
  code: 'Trackingcode',
  codeHint: 'Scan of typ de code. Leeg: zonder track & trace.',
};
