export const trackingCopy = {
  carrier: 'Vervoerder',
  noCarrier: 'Geen',
  withLabels: 'Label maken bij de vervoerder',
  labelsHint: 'We maken een label voor het gewicht van deze producten en vullen de trackingcode in.',
  code: 'Trackingcode',
  codeHint: 'Scan of typ de code. Leeg: zonder track & trace.',
};
