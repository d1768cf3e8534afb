/** confirmPayment, confirmSetup and the next actions. */
export const CONFIRMATION = /* js */ String.raw`
const NEEDED_BILLING = { card: [['address', 'country'], ['address', 'postal_code']], klarna: [['email'], ['address', 'country']], ideal: [], bancontact: [['name']], wero: [] };

/** Requires in the call the billing fields that the shop excludes from the Payment Element, as Stripe does. */
function requireBilling(element, given) {
  const rule = (element._options.fields || {}).billingDetails;
  for (const path of NEEDED_BILLING[element._method] || []) {
    const option = path[1] === 'postal_code' ? 'postalCode' : path[1];
    const never = rule === 'never' || (rule && (rule[path[0]] === 'never' || (rule.address && option && rule.address[option] === 'never')));
    const value = path.reduce((inner, name) => (inner ? inner[name] : undefined), given);
    if (!never || value !== undefined) continue;
    const name = path.join('.');
    throw new IntegrationError('You specified "never" for fields.billing_details.' + name + ' when creating the payment Element, but did not pass confirmParams.payment_method_data.billing_details.' + name + ' when calling stripe.confirmPayment(). If you opt out of collecting data via the payment Element using the fields option, the data must be passed in when calling stripe.confirmPayment().');
  }
}

function mergedMethodData(element, given) {
  const own = element._paymentMethodData();
  const billing = Object.assign({}, (given || {}).billing_details, own.billing_details);
  requireBilling(element, billing);
  return Object.assign({}, own, given, { type: own.type, card: own.card, billing_details: billing });
}

async function confirmIntent(key, kind, options) {
  const given = options || {};
  const redirect = given.redirect || 'always';
  const params = Object.assign({}, given.confirmParams);
  const element = given.elements ? given.elements.getElement('payment') : null;
  const clientSecret = given.clientSecret || (given.elements && given.elements._options.clientSecret);
  if (!clientSecret) throw new IntegrationError('stripe.confirm' + kind + '(): expected either elements with a clientSecret, or a clientSecret.');
  if (redirect === 'always' && !params.return_url) throw new IntegrationError('stripe.confirm' + kind + '(): the return_url argument is required when using automatic payment methods.');
  if (given.elements && !element) throw new IntegrationError('Invalid value for elements: it should have a mounted Payment Element.');
  if (element) {
    const problem = element._validate();
    if (problem) return { error: problem };
    if (!given.elements._options.clientSecret && !given.elements._submitted) throw new IntegrationError('elements.submit() must be called before stripe.confirm' + kind + '().');
    params.payment_method_data = mergedMethodData(element, params.payment_method_data);
    params.expected_payment_method_type = params.payment_method_data.type;
  }
  const result = await callApi(key, 'POST', intentPath(clientSecret) + '/confirm', Object.assign(params, { client_secret: clientSecret, use_stripe_sdk: true }));
  if (result.error) return { error: result.error };
  return afterConfirmation(key, result.object, clientSecret, redirect, params.return_url);
}

/** Performs the next action, then returns the intent or its error, or redirects to the return URL. */
async function afterConfirmation(key, intent, clientSecret, redirect, returnUrl) {
  let current = intent;
  const action = current.status === 'requires_action' ? current.next_action : null;
  if (action && action.type === 'redirect_to_url') return leaveFor(action.redirect_to_url.url);
  if (action && action.type === 'use_stripe_sdk') {
    await authenticate(action.use_stripe_sdk.stripe_js);
    const result = await retrieveIntent(key, clientSecret);
    if (result.error) return { error: result.error };
    current = result.object;
  }
  const name = current.object;
  const error = current.last_payment_error || current.last_setup_error;
  if (current.status === 'requires_payment_method' && error) return { error: Object.assign({ [name]: current }, error) };
  if (redirect === 'always' && returnUrl) {
    const url = new URL(returnUrl);
    url.searchParams.set(name, current.id);
    url.searchParams.set(name + '_client_secret', clientSecret);
    url.searchParams.set('redirect_status', current.status === 'succeeded' ? 'succeeded' : current.status === 'processing' ? 'pending' : 'failed');
    return leaveFor(url.href);
  }
  return answerWith(current);
}

function answerWith(intent) {
  return intent.object === 'payment_intent' ? { paymentIntent: intent } : { setupIntent: intent };
}

/** Never resolves, like Stripe's promise, because the page is unloading. */
function leaveFor(url) {
  window.location.assign(url);
  return new Promise(() => undefined);
}
`;
