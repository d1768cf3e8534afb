import type { ClaimProblem } from '../../../../contracts/food/claims/check-claims.js';

export const claimCopy = {
  title: 'Gezondheidsclaims',
  intro:
    'Deze zinnen zeggen iets over gezondheid. Kies de tekst uit het register, of leg vast waarom de zin mag blijven. Je reden komt in het logboek.',
  literal: 'Wel toegestaan:',
  replace: 'Overnemen',
  reason: 'Waarom mag deze zin blijven?',
  problems: {
    'not-literal': 'Dit is niet de letterlijke tekst uit het register.',
    'not-authorised': 'Dit effect is voor deze stof niet toegestaan.',
    'dose-too-low': 'Daarvoor zit er te weinig van deze stof in de dagelijkse hoeveelheid.',
    'dose-unknown': 'Op het etiket staat nog niet hoeveel van deze stof erin zit.',
    medical: 'Over ziekte of genezen mag een levensmiddel niets zeggen.',
    general: 'Hier staat een effect zonder de stof die dat doet.',
    sugars: 'Zonder suiker mag tot 0,5 g suikers per 100 g. Dat staat niet op het etiket.',
  } satisfies Record<ClaimProblem, string>,
};
