import { useEffect, useRef, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Listeners {
  readonly onOpened: (size: Size) => void;
  readonly onUnreadable: () => void;
}

/** Decodes bytes to an image while mounted. @returns null until it can be drawn */
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

/** A rendered image: its object URL and size. */
export interface Shown extends Size {
  readonly address: string;
  /** Frees the object URL. */
  readonly release: () => void;
}

/** Renders an image and shows the previous one until it is ready. @param draw null shows nothing; keep its identity */
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
