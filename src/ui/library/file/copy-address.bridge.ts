import { useCallback } from 'react';
import { Announcer } from '../../../application/shared/announcer';
import { Clipboard } from '../../../application/shared/ports/clipboard.port';
import { NOTICE_TIME } from '../../../domain/shared/notice';
import { useService } from '../../shared/runtime/use-service';

/** The absolute public URL of a file. */
export const wholeAddress = (address: string): string => new URL(address, globalThis.location.href).href;

/** Copies a file's absolute URL and shows a notice. @param refused called if the browser forbids copying */
export const useCopyAddress = (refused: string): ((address: string) => void) => {
  const [clipboard, announcer] = [useService(Clipboard), useService(Announcer)];
  return useCallback(
    (address: string) => {
      void clipboard.write(wholeAddress(address)).then((copied) => {
        announcer.say(copied ? 'success' : 'error', copied ? 'library.file.url.copied' : refused, NOTICE_TIME.warning);
      });
    },
    [announcer, clipboard, refused],
  );
};
