import type { ShownPicture } from '../library/published/shown-picture';
import type { Id } from '../shared/id';
import type { TypedMoment } from '../shared/typed-moment';
import { BUTTON_STYLES } from './block.rule';
import type { BlockWindow } from './block-window.rule';

/** Something chosen from a list that the server keeps, with the words by which people know it. */
export interface Choice {
  readonly id: Id;
  readonly label: string;
}

/** One picture of a slideshow. */
export interface Slide {
  readonly image: ShownPicture | null;
  readonly caption: string;
}

/** A category or branch of which a block shows something, big or small. */
export interface Highlight extends Choice {
  readonly highlight: boolean;
}

export { BUTTON_STYLES };
export type ButtonStyle = (typeof BUTTON_STYLES)[number];

export interface ButtonValue {
  readonly label: string;
  readonly url: string;
  readonly style: ButtonStyle;
}

/** What each type of field holds. A type that this console does not know keeps its value as it came. */
export type FieldValue =
  | { readonly type: 'text' | 'textarea' | 'editor'; readonly value: string }
  | { readonly type: 'select' | 'radio'; readonly value: string; readonly options: readonly Choice[] }
  | { readonly type: 'checkbox'; readonly value: boolean }
  | { readonly type: 'datetime'; readonly value: TypedMoment }
  | { readonly type: 'image'; readonly value: ShownPicture | null }
  | { readonly type: 'files'; readonly value: readonly ShownPicture[] }
  | { readonly type: 'slideshow'; readonly value: readonly Slide[] }
  | { readonly type: 'button'; readonly value: ButtonValue }
  /** `source` is the call that suggests; `multiple` says whether more than one may be chosen. */
  | {
      readonly type: 'autocomplete' | 'custom-autocomplete';
      readonly value: readonly Choice[];
      readonly source: string;
      readonly multiple: boolean;
    }
  | { readonly type: 'categories' | 'branches'; readonly value: readonly Highlight[] }
  | { readonly type: 'unknown'; readonly wireType: string; readonly value: unknown };

/** A field of a block, whole: what it is called, whether it may be empty, and what it holds. */
export type BlockField = FieldValue & {
  readonly code: string;
  readonly label: string;
  readonly required: boolean;
};

/**
 * One piece of the content of an item. It describes itself, so that a block of any type can be drawn, checked and kept.
 */
export interface Block {
  /** Stays the same wherever the block moves; compare and merge know it by this. */
  readonly guid: string;
  /** Its type. */
  readonly code: string;
  readonly label: string;
  /** The anchor that links can lead to; empty is none. */
  readonly id: string;
  readonly fields: readonly BlockField[];
  readonly publication: BlockWindow | null;
  /** Left out of the page, wherever its window stands. */
  readonly disabled: boolean;
}

/** A block that can be added: one with everything but an identity. */
export type BlockType = Omit<Block, 'guid'>;
