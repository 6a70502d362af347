import { either } from 'fp-ts';
import { fromPromise } from 'xstate';
import { FILE_TYPES } from '../../domain/library/file-type.rule';
import { files } from '../../domain/library/file-record';
import { MIDDLE } from '../../domain/library/focus-point.rule';
import {
  isSamePoint,
  type ImageDownload,
  type ImageSave,
  type ImageUndo,
  type OpenedImage,
  type SavedImage,
} from '../../domain/library/image-editor';
import { imageEditorMachine } from '../../domain/library/image-editor.machine';
import { NO_STEPS_DRAFT, type StepsDraft } from '../../domain/library/image-editor.setup';
import { isAnimated, ANIMATION_HEADER_BYTES } from '../../domain/library/animated-image';
import type { LibraryPath } from '../../domain/library/path';
import { reportNameOf } from '../../domain/shared/failure';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Outcome } from '../../domain/shared/outcome';
import type { Announcer } from '../shared/announcer';
import type { CurrentPerson } from '../shared/current-person';
import { draftKeeperOf, type DraftKeeper } from '../shared/drafts/draft-keeper';
import { wireDraft } from '../shared/drafts/wire-draft';
import type { CallOptions } from '../shared/ports/call';
import type { Notices } from '../shared/notices.machine';
import type { Clock } from '../shared/ports/clock.port';
import type { Drafts } from '../shared/ports/drafts.port';
import type { FileSaves } from '../shared/ports/file-saves.port';
import type { LiveEvents } from '../shared/ports/live-events.port';
import type { Reports } from '../shared/ports/reports.port';
import { token } from '../shared/token';
import type { Library } from './ports/library.port';

export type ImageEditorMachine = typeof imageEditorMachine;
export const ImageEditorMachine = token<ImageEditorMachine>('image-editor-machine');

const mediaOf = (extension: string): string => FILE_TYPES[extension]?.media ?? 'image/png';

/**
 * Loads file, image and stored steps. The image is loaded after the version: a newer image under an older version is
 * refused on save, instead of overwriting unseen changes. Rule R-LIB-06.
 */
const open = async (
  library: Library,
  keeper: DraftKeeper<StepsDraft>,
  path: LibraryPath,
  options: CallOptions,
): Promise<Outcome<OpenedImage>> => {
  const file = await library.file(path, options)();
  if (either.isLeft(file)) return file;
  const picture = await library.download(path, options)();
  if (either.isLeft(picture)) return picture;
  const { kept } = await keeper.find(file.right.id);
  return either.right({
    file: file.right,
    picture: picture.right,
    animated: isAnimated(new Uint8Array(await picture.right.slice(0, ANIMATION_HEADER_BYTES).arrayBuffer())),
    storedSteps: kept && { steps: kept.mine.steps, at: kept.at, fileChanged: kept.version !== file.right.version },
  });
};

/** `version` of the saved file; null when unknown. */
type VersionedImage = SavedImage & { readonly version: string | null };

/**
 * Saves the image before the focus point, which may lie outside the old image.
 * Both carry the opened version. Rules R-LIB-05 and R-LIB-06.
 */
const save = async (
  library: Library,
  { file, drawing, focus, draw, overwrite, onProgress }: ImageSave,
  options: CallOptions,
): Promise<Outcome<VersionedImage>> => {
  let { path, version } = overwrite ? { ...file, version: null } : file;
  if (drawing !== null) {
    const drawn = await draw(drawing, mediaOf(file.extension));
    if (either.isLeft(drawn)) return drawn;
    const stored = await library.savePicture(path, drawn.right, version, { ...options, onProgress })();
    if (either.isLeft(stored)) return stored;
    ({ path, version } = stored.right);
  }
  if (focus === null) return either.right({ path, version, focusFailure: null });
  const told = await library.saveFocusPoint(path, focus, version, options)();
  // The answer to a focus point carries no version.
  if (either.isRight(told)) return either.right({ path, version: null, focusFailure: null });
  return drawing === null ? told : either.right({ path, version, focusFailure: told.left });
};

/** Downloads the result; the original file when nothing was drawn. */
const takeHome = async (
  saves: FileSaves,
  { opened: { file, picture }, drawing, draw }: ImageDownload,
): Promise<Outcome<void>> => {
  const drawn = drawing === null ? null : await draw(drawing, mediaOf(file.extension));
  if (drawn !== null && either.isLeft(drawn)) return drawn;
  saves.save(drawn === null ? { name: file.name, bytes: picture } : { name: file.name, dataUrl: drawn.right });
  return either.right(undefined);
};

/** Drafts are keyed by file id, so they survive renames. Rules R-LIB-05, R-LIB-06 and R-SHR-09. */
export const wireImageEditor = (
  library: Library,
  saves: FileSaves,
  drafts: Drafts,
  person: CurrentPerson,
  clock: Clock,
  announcer: Announcer,
  reports: Reports,
  notices: Notices,
  live: Pick<LiveEvents, 'changedHere'>,
): ImageEditorMachine => {
  const keeper = draftKeeperOf('library.image', NO_STEPS_DRAFT, drafts, person, clock, announcer);
  const logged = async <A>(what: string, outcome: Promise<Outcome<A>>): Promise<Outcome<A>> => {
    const result = await outcome;
    if (either.isLeft(result) && result.left.kind !== 'Unauthenticated')
      reports.report(`${what}: ${reportNameOf(result.left)}`);
    return result;
  };
  /** Null when it cannot be read, or the API sends none. */
  const versionOf = async (path: LibraryPath): Promise<string | null> => {
    const file = await library.file(path)();
    return either.isRight(file) ? file.right.version : null;
  };
  const showAgain = async ({ path, version, readPicture }: ImageUndo): Promise<Outcome<LibraryPath>> => {
    if (readPicture === null) return library.restore(path, version)();
    const picture = await readPicture();
    if (either.isLeft(picture)) return picture;
    const saved = await library.savePicture(path, picture.right, version)();
    return either.isLeft(saved) ? saved : either.right(saved.right.path);
  };
  const undoSave = async (undo: ImageUndo): Promise<void> => {
    const { focusPoint } = undo.file;
    const restored = await showAgain(undo);
    if (either.isLeft(restored)) {
      // The user may have restored the file themselves, but the generic message names someone else.
      const reason = restored.left.kind === 'Changed' ? { key: 'library.image.changedSince' } : restored.left;
      announcer.sayAll('warning', NOTICE_TIME.warning, [{ key: 'library.image.notUndone' }, reason]);
      return;
    }
    // Restoring the original resets its focus point.
    const focused: Outcome<unknown> =
      undo.readPicture === null && isSamePoint(focusPoint, MIDDLE)
        ? restored
        : await library.saveFocusPoint(restored.right, focusPoint, null)();
    if (either.isLeft(focused)) announcer.failure(focused.left);
    else announcer.say('success', 'library.image.undone', NOTICE_TIME.saved);
    live.changedHere({ resource: files.key, id: restored.right });
  };
  return imageEditorMachine.provide({
    actors: {
      openImage: fromPromise(({ input: { path }, signal }) =>
        logged(`image ${path}`, open(library, keeper, path, { signal })),
      ),
      saveImage: fromPromise(async ({ input }) => {
        const saved = await logged(`save of image ${input.file.path}`, save(library, input, {}));
        if (either.isLeft(saved) || input.overwrite || input.drawing === null) return saved;
        const { file, picture, draw } = input;
        const readPicture = file.altered === false ? null : () => draw(picture, mediaOf(file.extension));
        const { path } = saved.right;
        const version = saved.right.version ?? (await versionOf(path));
        return version === null
          ? saved
          : either.right({
              ...saved.right,
              undo: { file, path, version, readPicture },
            });
      }),
      downloadImage: fromPromise(({ input }) => takeHome(saves, input)),
      restoreImage: fromPromise(({ input: { path, version } }) =>
        logged(`restoration of image ${path}`, library.restore(path, version)()),
      ),
      ...wireDraft(keeper),
    },
    actions: {
      announceSaved: (_, { undo }) => {
        if (undo === null) announcer.say('success', 'library.image.saved', NOTICE_TIME.saved);
        else
          notices.show({
            intent: 'success',
            key: 'library.image.saved',
            duration: NOTICE_TIME.long,
            action: { key: 'shared.notices.undo', run: () => void undoSave(undo) },
          });
      },
      announceRestored: () => {
        announcer.say('success', 'library.image.restored', NOTICE_TIME.saved);
      },
      announceDroppedSteps: () => {
        announcer.say('warning', 'library.image.unfit', NOTICE_TIME.long);
      },
      announceTooLarge: () => {
        announcer.say('warning', 'library.image.saveOff.tooLarge', NOTICE_TIME.long);
      },
      announceNothingDrawn: () => {
        announcer.say('info', 'shared.crop.nothingDrawn', NOTICE_TIME.long);
      },
      announceFailure: (_, { failure }) => {
        if (failure?.kind === 'NotFound') announcer.say('error', 'library.image.gone.title', NOTICE_TIME.error);
        else announcer.failure(failure);
      },
    },
  });
};
