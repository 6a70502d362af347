/**
 * Sends a body and reports upload progress, which `fetch` cannot do. Same parameters, answers and errors as `fetch`.
 */
export const sendWithProgress = (
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', url);
    request.responseType = 'blob';
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    init.signal?.addEventListener('abort', () => {
      request.abort();
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onerror = () => {
      reject(new TypeError('The line was cut'));
    };
    request.onabort = () => {
      reject(new DOMException('Cancelled', 'AbortError'));
    };
    request.onload = () => {
      const { responseURL: answered } = request;
      // The browser followed a redirect: see `requestOf`.
      if (answered !== '' && new URL(url, answered).href !== answered) {
        resolve(Response.error());
        return;
      }
      const headers = new Headers();
      for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
        const cut = line.indexOf(': ');
        if (cut > 0) headers.append(line.slice(0, cut), line.slice(cut + 2));
      }
      const answer: unknown = request.response;
      resolve(
        new Response(answer instanceof Blob && answer.size > 0 ? answer : null, { status: request.status, headers }),
      );
    };
    request.send(init.body instanceof Blob || typeof init.body === 'string' ? init.body : null);
  });
