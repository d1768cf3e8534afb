/** The HTML of the accordion and of the fields inside it. */
export const ELEMENT_VIEW = /* js */ String.raw`
const METHODS = Object.fromEntries(['ideal', 'card', 'klarna', 'apple_pay', 'bancontact', 'wero'].map((type) =>
  [type, { name: SETTINGS.methodNames[type], marks: type === 'card' ? ['visa', 'mastercard'] : [type] }]));
const DEFAULT_ORDER = ['ideal', 'bancontact', 'card', 'klarna', 'wero', 'apple_pay'];
const LEAVE_DEBIT = ['ideal', 'bancontact'];
const FIELDS = {
  number: { label: 'Kaartnummer', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number', inputmode: 'numeric' },
  expiry: { label: 'Vervaldatum', placeholder: 'MM / JJ', autocomplete: 'cc-exp', inputmode: 'numeric' },
  cvc: { label: 'CVC-code', placeholder: 'CVC', autocomplete: 'cc-csc', inputmode: 'numeric' },
  email: { label: 'E-mailadres', placeholder: 'jij@voorbeeld.nl', autocomplete: 'email', inputmode: 'email' },
  name: { label: 'Volledige naam', placeholder: 'Voor- en achternaam', autocomplete: 'name', inputmode: 'text' },
};

/** The methods to show, in the order that the shop sets. */
function methodsOffered(intent, options) {
  const allowed = intent.payment_method_types;
  const order = (options.paymentMethodOrder || []).concat(DEFAULT_ORDER);
  return order.filter((method, at) => order.indexOf(method) === at && METHODS[method] &&
    (method === 'apple_pay' ? allowed.includes('card') && (options.wallets || {}).applePay !== 'never' : allowed.includes(method)));
}

/** The fields of a method; name and e-mail only where required and not collected by the shop itself. */
function fieldsAsked(method, intent, options) {
  const billing = (options.fields || {}).billingDetails;
  const asks = (name) => billing !== 'never' && !(billing && billing[name] === 'never');
  if (method === 'card') return ['number', 'expiry', 'cvc'];
  if (method === 'klarna') return ['email'].filter(asks);
  if (LEAVE_DEBIT.includes(method) && savesMethod(intent)) return ['name', 'email'].filter(asks);
  return [];
}

function savesMethod(intent) {
  return intent.setup_future_usage === 'off_session' || intent.object === 'setup_intent';
}

function redirectNote(text) {
  return '<p class="Redirect">' + REDIRECT_ICON + '<span>' + text + '</span></p>';
}

function fieldView(uid, method, name) {
  const field = FIELDS[name];
  const id = uid + '-' + method + '-' + name;
  const brands = name === 'number' ? '<span class="Inside" data-brands aria-hidden="true">' + MARKS.visa + MARKS.mastercard + '</span>' : '';
  return '<div><label class="Label" for="' + id + '">' + field.label + '</label>' +
    '<div class="Field' + (brands ? ' Field--brands' : '') + '">' +
    '<input class="Input" id="' + id + '" name="' + name + '" data-method="' + method + '" type="text" inputmode="' + field.inputmode +
    '" autocomplete="' + field.autocomplete + '" placeholder="' + field.placeholder + '" spellcheck="false" autocapitalize="none"' +
    ' aria-describedby="' + id + '-error" aria-required="true">' + brands + '</div>' +
    '<p class="Error" id="' + id + '-error" role="alert"></p></div>';
}

function termsView(method, intent) {
  if (!savesMethod(intent) || method === 'klarna') return '';
  const shop = escapeText(SETTINGS.merchantName);
  return '<p class="TermsText">' + (LEAVE_DEBIT.includes(method)
    ? 'Door te betalen machtig je ' + shop + ' om volgende leveringen via een SEPA-incasso van dezelfde rekening af te schrijven. Je kunt een afschrijving acht weken lang laten terugboeken.'
    : 'Door te betalen sta je ' + shop + ' toe om volgende leveringen van deze kaart af te schrijven, tot je opzegt.') + '</p>';
}

function panelView(uid, method, fields, intent) {
  const inputs = fields.map((name) => fieldView(uid, method, name));
  switch (method) {
    case 'card':
      return inputs[0] + '<div class="Row">' + inputs[1] + inputs[2] + '</div>' + inputs.slice(3).join('');
    case 'ideal':
      return inputs.join('') + redirectNote('Na het afrekenen ga je naar de beveiligde omgeving van je bank om de betaling goed te keuren.');
    case 'bancontact':
      return inputs.join('') + redirectNote('Na het afrekenen ga je naar Bancontact om de betaling in je app of bij je bank goed te keuren.');
    case 'wero':
      return inputs.join('') + redirectNote('Na het afrekenen keur je de betaling goed in je Wero-app.');
    case 'klarna':
      return inputs.join('') + redirectNote('Na het afrekenen ga je naar Klarna om je betaling af te ronden.');
    default:
      return redirectNote('Je bevestigt de betaling met Apple Pay op je apparaat.');
  }
}

function elementView(uid, methods, fieldsOf, layout, intent) {
  const items = methods.map((method) =>
    '<div class="AccordionItem" data-item="' + method + '">' +
    '<label class="AccordionButton"><input type="radio" name="' + uid + '-method" value="' + method + '">' +
    '<span class="Name">' + METHODS[method].name + '</span><span class="Marks" aria-hidden="true">' +
    METHODS[method].marks.map((name) => MARKS[name]).join('') + '</span></label>' +
    '<div class="AccordionPanel"><div><div class="Content" role="group" aria-label="' + METHODS[method].name + '">' +
    panelView(uid, method, fieldsOf(method), intent) + termsView(method, intent) + '</div></div></div></div>');
  const look = (layout.spacedAccordionItems ? ' Accordion--spaced' : '') +
    (layout.radios === false || layout.radios === 'never' ? ' Accordion--noRadios' : '');
  return '<div class="Accordion' + look + '" role="radiogroup" aria-label="Betaalmethode">' + items.join('') + '</div>';
}

function escapeText(text) {
  return String(text).replace(/[&<>"']/g, (c) => '&#' + c.charCodeAt(0) + ';');
}
`;
