const STORE = 'api-key';

/** The key of this tab, where the service asks for one; forgotten with the tab. */
let key = sessionStorage.getItem(STORE);

/** The question for a key that is open: calls that need one at the same time share it. */
let asked = null;

/** Asks for the key. Gives false where the dialog was closed without one. */
const askForKey = () => {
  asked ??= new Promise((resolve) => {
    const dialog = document.getElementById('key-dialog');
    const input = document.getElementById('key');
    document.getElementById('key-refused').hidden = key === null;
    input.value = '';
    dialog.returnValue = '';
    dialog.addEventListener(
      'close',
      () => {
        asked = null;
        const sent = dialog.returnValue === 'send' && input.value.trim() !== '';
        if (sent) {
          key = input.value.trim();
          sessionStorage.setItem(STORE, key);
        }
        resolve(sent);
      },
      { once: true },
    );
    dialog.showModal();
  });
  return asked;
};

const send = (path, { headers, ...options }) =>
  fetch(path, { ...options, headers: key === null ? headers : { ...headers, authorization: `Bearer ${key}` } });

/** Calls the public API: `{ok, status, body}`. A network failure is an answer too. */
const call = async (path, options) => {
  try {
    let response = await send(path, options);
    while (response.status === 401 && (await askForKey())) response = await send(path, options);
    const body = await response.json();
    return { ok: response.ok, status: response.status, body };
  } catch {
    return { ok: false, status: 0, body: { title: 'No answer', detail: 'The service did not answer.', errors: [] } };
  }
};

export const get = (path) => call(path, { headers: { accept: 'application/json' } });

export const post = (path, body) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
