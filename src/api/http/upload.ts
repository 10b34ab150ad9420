function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/u)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * `fetch` for uploads with progress, implemented with XMLHttpRequest, since fetch does not report the sent part of a
 * body. `onProgress` gets 0 to 1. As fetch does, it rejects with a TypeError without a response and with an AbortError
 * when aborted.
 */
export function uploadFetch(
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = init;
    if (signal?.aborted) {
      reject(new DOMException('Upload cancelled', 'AbortError'));
      return;
    }
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const settle = (then: () => void) => () => {
      signal?.removeEventListener('abort', cancel);
      then();
    };
    request.open(init.method ?? 'GET', url);
    request.withCredentials = init.credentials === 'include';
    request.responseType = 'text';
    new Headers(init.headers ?? {}).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = settle(() => {
      const { status, statusText } = request;
      // Response throws when one of these statuses has a body.
      const body = [204, 205, 304].includes(status) ? null : request.responseText;
      resolve(new Response(body, { status, statusText, headers: headersOf(request) }));
    });
    request.onerror = settle(() => reject(new TypeError('Failed to upload')));
    request.onabort = settle(() => reject(new DOMException('Upload cancelled', 'AbortError')));
    signal?.addEventListener('abort', cancel);
    request.send(init.body as XMLHttpRequestBodyInit | null);
  });
}
