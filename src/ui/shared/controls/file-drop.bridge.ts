import { useEffect, useRef, useState } from 'react';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Prevents the browser from opening a file that is dropped beside its target. */
export const useDropGuard = (): void => {
  useEffect(() => {
    const onDrag = (event: DragEvent): void => {
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
    };
    const onDrop = (event: DragEvent): void => {
      if (carriesFiles(event)) event.preventDefault();
    };
    globalThis.addEventListener('dragover', onDrag);
    globalThis.addEventListener('drop', onDrop);
    return () => {
      globalThis.removeEventListener('dragover', onDrag);
      globalThis.removeEventListener('drop', onDrop);
    };
  }, []);
};

/**
 * Accepts a file dropped anywhere on the page.
 * @param onFile null while no file is accepted
 * @returns whether files are dragged over the page
 */
export const useFileDrop = (onFile: ((file: File) => void) | null): boolean => {
  const [over, setOver] = useState(false);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const onDrag = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      const [file] = event.dataTransfer?.files ?? [];
      setOver(false);
      if (file === undefined) return;
      event.preventDefault();
      latest.current?.(file);
    };
    globalThis.addEventListener('dragover', onDrag);
    globalThis.addEventListener('dragleave', onLeave);
    globalThis.addEventListener('drop', onDrop);
    return () => {
      globalThis.removeEventListener('dragover', onDrag);
      globalThis.removeEventListener('dragleave', onLeave);
      globalThis.removeEventListener('drop', onDrop);
    };
  }, []);
  return over;
};

/** Revokes an object URL on unmount. */
export const useFileAddress = (address: string | null): void => {
  useEffect(
    () =>
      address === null
        ? undefined
        : () => {
            URL.revokeObjectURL(address);
          },
    [address],
  );
};
