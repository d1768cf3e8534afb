/** What a person may consent to, and how the consent or its withdrawal reached the shop. */
export const consentPurposes = ['newsletter', 'quiz-answers'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const consentSources = ['newsletter-page', 'account', 'vitamin-test', 'unsubscribe-link', 'staff'] as const;
export type ConsentSource = (typeof consentSources)[number];

/**
 * The texts that people agreed to, oldest first: the first is version 1. A text is never changed, because the register
 * refers to its version; another text is added behind it.
 */
export const consentTexts: Record<ConsentPurpose, readonly [string, ...string[]]> = {
  newsletter: ['Ja, mail mij nieuws en aanbiedingen. Ik kan me altijd afmelden, met één klik in elke mail.'],
  'quiz-answers': [
    'Bewaar mijn antwoorden bij mijn mailadres, zodat ik ze een jaar lang kan terugvinden. Dit hoeft niet: zonder vinkje krijg ik hetzelfde advies. Ik kan dit altijd intrekken.',
  ],
};

/** Returns the version of the newest text. */
export const currentVersion = (purpose: ConsentPurpose): number => consentTexts[purpose].length;

/** Returns the newest text, which a form shows. */
export const currentText = (purpose: ConsentPurpose): string => consentTexts[purpose].at(-1)!;

export const isConsentVersion = (purpose: ConsentPurpose, version: number): boolean =>
  version >= 1 && version <= currentVersion(purpose);

/** What a person consents to, in a few words. */
export const consentNames: Record<ConsentPurpose, string> = {
  newsletter: 'Nieuwsbrief',
  'quiz-answers': 'Antwoorden van de vitaminetest bewaren',
};

export const consentSourceNames: Record<ConsentSource, string> = {
  'newsletter-page': 'Aanmelding voor de nieuwsbrief',
  account: 'Mijn gegevens',
  'vitamin-test': 'Vitaminetest',
  'unsubscribe-link': 'Afmeldlink in een mail',
  staff: 'Klantenservice',
};
