import { useEffect, useRef, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Listeners {
  readonly onOpened: (size: Size) => void;
  readonly onUnreadable: () => void;
}

/** Makes a picture of bytes, for as long as the view is there. @returns null until it can be drawn */
export const usePicture = (bytes: Blob | null, listeners: Listeners): HTMLImageElement | null => {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    if (bytes === null) return undefined;
    const address = URL.createObjectURL(bytes);
    const image = new Image();
    let wanted = true;
    image.onload = () => {
      if (!wanted) return;
      setPicture(image);
      latest.current.onOpened({ width: image.naturalWidth, height: image.naturalHeight });
    };
    image.onerror = () => {
      if (wanted) latest.current.onUnreadable();
    };
    image.src = address;
    return () => {
      wanted = false;
      setPicture(null);
      URL.revokeObjectURL(address);
    };
  }, [bytes]);
  return picture;
};

/** A picture as it is shown: where the page can look at it, and its size there. */
export interface Shown extends Size {
  readonly address: string;
  /** The page no longer looks at it. */
  readonly release: () => void;
}

/**
 * Shows what is drawn anew, and what was shown before until that is there.
 * @param draw null shows nothing; keep its identity for as long as it draws the same
 */
export const useShown = (draw: (() => Promise<Shown | null>) | null): Shown | null => {
  const [shown, setShown] = useState<Shown | null>(null);
  const held = useRef<Shown | null>(null);
  useEffect(() => {
    if (draw === null) return undefined;
    let wanted = true;
    void draw().then((next) => {
      if (!wanted) {
        next?.release();
        return;
      }
      held.current?.release();
      held.current = next;
      setShown(next);
    });
    return () => {
      wanted = false;
    };
  }, [draw]);
  useEffect(() => {
    const last = held;
    return () => {
      last.current?.release();
    };
  }, []);
  return draw === null ? null : shown;
};
