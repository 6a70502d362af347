import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { CurrentPerson } from '../../../application/shared/current-person';
import { UploadsActor } from '../../../application/library/uploads.machine';
import type { LibraryPath } from '../../../domain/library/path';
import type { Upload, UploadRequest } from '../../../domain/library/upload-queue';
import { useSubscription } from '../../shared/runtime/effects.bridge';
import { useThrottled } from '../../shared/runtime/debounce.bridge';
import { useNotify } from '../../shared/record/actor-effects.bridge';
import { useService } from '../../shared/runtime/use-service';

const none: readonly Upload[] = [];
/** Throttle of the progress display in ms. */
const FOLLOWS = 400;

/** The upload queue of the page, limited to what the current person may see. */
export const useUploads = () => {
  const uploads = useService(UploadsActor);
  const person = useService(CurrentPerson).id();
  const theirs = useSelector(uploads, ({ context }) => (context.person === person ? context.uploads : none));
  const isPaused = useSelector(uploads, ({ context }) => context.isPaused);
  useNotify(
    useCallback(() => {
      if (person !== null) uploads.send({ type: 'person.came', person });
    }, [person, uploads]),
  );
  const acts = useMemo(
    () => ({
      add: (wishes: readonly UploadRequest[]): void => {
        if (wishes.length > 0) uploads.send({ type: 'files.added', wishes });
      },
      onCancel: (id: string): void => {
        uploads.send({ type: 'upload.cancelled', id });
      },
      onRetry: (id: string): void => {
        uploads.send({ type: 'upload.retried', id });
      },
      onReplace: (id: string): void => {
        uploads.send({ type: 'upload.replaced', id });
      },
      onDrop: (id: string): void => {
        uploads.send({ type: 'upload.dropped', id });
      },
      onResume: (): void => {
        uploads.send({ type: 'queue.resumed' });
      },
      onCancelAll: (): void => {
        uploads.send({ type: 'all.cancelled' });
      },
      onClear: (): void => {
        uploads.send({ type: 'list.cleared' });
      },
    }),
    [uploads],
  );
  return { uploads: theirs, isPaused, ...acts };
};

/** Calls `reload` after uploads. @param reload keep its identity */
export const useUploaded = (reload: () => void): void => {
  const uploads = useService(UploadsActor);
  const follow = useThrottled<undefined>(FOLLOWS, reload);
  useSubscription(
    useCallback(
      () =>
        uploads.on('folder.changed', () => {
          follow(undefined);
        }),
      [follow, uploads],
    ),
  );
};

/** Paths of finished uploads that this screen started, until they are consumed. */
export const useOwnUploads = () => {
  const uploads = useService(UploadsActor);
  const sent = useRef(new WeakSet<Blob>());
  const [stored, setStored] = useState<ReadonlySet<LibraryPath>>(new Set());
  useSubscription(
    useCallback(
      () =>
        uploads.on('file.stored', ({ path, body }) => {
          if (sent.current.has(body)) setStored((before) => new Set([...before, path]));
        }),
      [uploads],
    ),
  );
  return {
    stored,
    sent: (bodies: readonly Blob[]): void => {
      for (const body of bodies) sent.current.add(body);
    },
    taken: useCallback((paths: readonly LibraryPath[]): void => {
      setStored((before) => new Set([...before].filter((path) => !paths.includes(path))));
    }, []),
  };
};
