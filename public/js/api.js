/** Calls the public API: `{ok, status, body}`. A network failure is an answer too. */
const call = async (path, options) => {
  try {
    const response = await fetch(path, options);
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
