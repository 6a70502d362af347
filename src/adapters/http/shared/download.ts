/** The bytes of an answer, with their type. Progress is reported only if the response has `Content-Length`. */
export const blobOf = (response: Response, onProgress: (share: number) => void): Promise<Blob> => {
  const size = Number(response.headers.get('Content-Length') ?? 0);
  let came = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (part, line) => {
        came += part.byteLength;
        onProgress(size > 0 ? Math.min(1, came / size) : 0);
        line.enqueue(part);
      },
    }),
  );
  return new Response(counted, { headers: response.headers }).blob();
};
