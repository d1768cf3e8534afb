/** Form encoding, and API calls with a publishable key. */
export const API_CLIENT = /* js */ String.raw`
function encodeForm(params) {
  const pairs = [];
  (function walk(prefix, value) {
    if (value === undefined || value === null) return;
    if (typeof value === 'object') {
      for (const key of Object.keys(value)) walk(prefix ? prefix + '[' + key + ']' : key, value[key]);
      return;
    }
    pairs.push(encodeURIComponent(prefix) + '=' + encodeURIComponent(String(value)));
  })('', params);
  return pairs.join('&');
}

async function callApi(key, method, path, params) {
  const form = encodeForm(Object.assign({}, params, { key: key }));
  try {
    const response = await fetch(SETTINGS.base + path + (method === 'GET' ? '?' + form : ''), {
      method: method,
      headers: method === 'GET' ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: method === 'GET' ? undefined : form,
      credentials: 'omit',
    });
    const body = await response.json();
    return body.error ? { error: localized(body.error) } : { object: localizedIntent(body) };
  } catch (cause) {
    return { error: { type: 'api_connection_error', message: MESSAGES.api_connection_error } };
  }
}

function intentPath(clientSecret) {
  const found = /^((pi|seti)_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret || '');
  if (!found) {
    throw new IntegrationError('Invalid value for clientSecret: value should be a client secret of the form {id}_secret_{secret}. You specified: ' + clientSecret + '.');
  }
  return (found[2] === 'pi' ? '/v1/payment_intents/' : '/v1/setup_intents/') + found[1];
}

async function retrieveIntent(key, clientSecret) {
  return callApi(key, 'GET', intentPath(clientSecret), { client_secret: clientSecret });
}
`;
