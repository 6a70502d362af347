import * as t from 'io-ts';
import type { Fields } from '../shared/merge';
import { AnyChoice, AnyPicture, UnfinishedBlock, UnfinishedMoment } from './block-codecs';

const Choices = t.readonlyArray(AnyChoice);
const OneChoice = t.union([AnyChoice, t.null]);
const OnePicture = t.union([AnyPicture, t.null]);
/** Unparsed numbers are text in forms. */
const Figure = t.union([t.number, t.string, t.null]);

const Kept = t.type({
  status: t.string,
  online: UnfinishedMoment,
  image: OnePicture,
  cover: OnePicture,
  categories: Choices,
  tags: Choices,
  targets: Choices,
  branches: Choices,
  parent: OneChoice,
  author: OneChoice,
  project: OneChoice,
  implementation: Figure,
  projectScope: Figure,
  meta: t.type({ shareImage: OnePicture }),
  blocks: t.readonlyArray(UnfinishedBlock),
});

/** Whether the editor can show a stored draft: its blocks and choices are complete. Rule R-CON-21. */
export const isReadableContentDraft = (fields: Fields): boolean => Kept.is(fields);
