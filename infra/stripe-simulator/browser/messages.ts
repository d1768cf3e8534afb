/** Dutch sentences by error code; decline codes take precedence. */
export const MESSAGES = /* js */ String.raw`
const MESSAGES = {
  insufficient_funds: 'Er staat te weinig geld op je rekening.',
  expired_card: 'Je kaart is verlopen.',
  incorrect_cvc: 'De beveiligingscode van je kaart is onjuist.',
  incorrect_number: 'Je kaartnummer is onjuist.',
  processing_error: 'Er is een fout opgetreden bij het verwerken van je kaart. Probeer het over een tijdje opnieuw.',
  authentication_required: 'Je kaart is geweigerd. Voor deze betaling is verificatie nodig.',
  test_mode_live_card: 'Je kaart is geweigerd. In de testmodus werken alleen testkaarten.',
  card_declined: 'Je kaart is geweigerd.',
  payment_intent_authentication_failure:
    'We kunnen je betaalmethode niet verifiëren. Kies een andere betaalmethode en probeer het opnieuw.',
  setup_intent_authentication_failure:
    'We kunnen je betaalmethode niet verifiëren. Kies een andere betaalmethode en probeer het opnieuw.',
  payment_method_customer_decline: 'De betaling is geannuleerd. Kies een betaalmethode en probeer het opnieuw.',
  payment_method_provider_decline: 'De betaling is geweigerd. Kies een andere betaalmethode en probeer het opnieuw.',
  payment_intent_payment_attempt_failed: 'De betaling is mislukt.',
  payment_intent_unexpected_state: 'Er is een verwerkingsfout opgetreden.',
  email_invalid: 'Je e-mailadres is ongeldig.',
  incomplete_number: 'Je kaartnummer is onvolledig.',
  invalid_number: 'Je kaartnummer is ongeldig.',
  incomplete_expiry: 'De vervaldatum van je kaart is onvolledig.',
  invalid_expiry_month: 'De vervaldatum van je kaart is ongeldig.',
  invalid_expiry_year: 'De vervaldatum van je kaart is ongeldig.',
  invalid_expiry_year_past: 'De vervaldatum van je kaart ligt in het verleden.',
  incomplete_cvc: 'De beveiligingscode van je kaart is onvolledig.',
  incomplete_email: 'Vul je e-mailadres in.',
  incomplete_name: 'Vul je naam in.',
  incomplete_payment_method: 'Kies een betaalmethode.',
  api_connection_error:
    'We konden geen verbinding maken met de betaaldienst. Controleer je internetverbinding en probeer het opnieuw.',
  api_error: 'Er is een onverwachte fout opgetreden. Probeer het over een tijdje opnieuw.',
};

function sentence(error) {
  return MESSAGES[error.decline_code] || MESSAGES[error.code] || MESSAGES[error.type] || error.message;
}

function localized(error) {
  if (!error) return error;
  const told = Object.assign({}, error, { message: sentence(error) });
  if (told.payment_intent) told.payment_intent = localizedIntent(told.payment_intent);
  if (told.setup_intent) told.setup_intent = localizedIntent(told.setup_intent);
  return told;
}

function localizedIntent(intent) {
  if (intent.last_payment_error) return Object.assign({}, intent, { last_payment_error: localized(intent.last_payment_error) });
  if (intent.last_setup_error) return Object.assign({}, intent, { last_setup_error: localized(intent.last_setup_error) });
  return intent;
}

function validationError(code) {
  return { type: 'validation_error', code: code, message: MESSAGES[code] };
}

class IntegrationError extends Error {
  constructor(message) {
    super(message);
    this.name = 'IntegrationError';
  }
}
`;
