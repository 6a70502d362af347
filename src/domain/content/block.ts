import type { PictureReference } from '../library/published/picture-reference';
import type { Id } from '../shared/id';
import type { TypedMoment } from '../shared/typed-moment';
import { BUTTON_STYLES } from './block.rule';
import type { VisibilityWindow } from './visibility-window.rule';

/** A record chosen from a server list, with its label. */
export interface Choice {
  readonly id: Id;
  readonly label: string;
}

export interface Slide {
  readonly image: PictureReference | null;
  readonly caption: string;
}

/** A category or branch in a block; `highlight` displays it large. */
export interface Highlight extends Choice {
  readonly highlight: boolean;
}

export { BUTTON_STYLES };
export type ButtonStyle = (typeof BUTTON_STYLES)[number];

export interface ButtonValue {
  readonly label: string;
  readonly url: string;
  /** Rule R-SHR-60. */
  readonly style: string;
}

/** Value by field type. An unknown type keeps its value unchanged. */
export type FieldValue =
  | { readonly type: 'text' | 'textarea' | 'editor'; readonly value: string }
  | { readonly type: 'select' | 'radio'; readonly value: string; readonly options: readonly Choice[] }
  | { readonly type: 'checkbox'; readonly value: boolean }
  | { readonly type: 'datetime'; readonly value: TypedMoment }
  | { readonly type: 'image'; readonly value: PictureReference | null }
  | { readonly type: 'files'; readonly value: readonly PictureReference[] }
  | { readonly type: 'slideshow'; readonly value: readonly Slide[] }
  | { readonly type: 'button'; readonly value: ButtonValue }
  /** `source` is the endpoint of the suggestions; `multiple` allows several choices. */
  | {
      readonly type: 'autocomplete' | 'custom-autocomplete';
      readonly value: readonly Choice[];
      readonly source: string;
      readonly multiple: boolean;
    }
  | { readonly type: 'categories' | 'branches'; readonly value: readonly Highlight[] }
  | { readonly type: 'unknown'; readonly wireType: string; readonly value: unknown };

export type BlockField = FieldValue & {
  readonly code: string;
  readonly label: string;
  readonly required: boolean;
};

/**
 * A content block. Includes its field definitions, so that blocks of any type can be rendered, validated and stored.
 */
export interface Block {
  /** Stable identity, used by compare and merge. */
  readonly guid: string;
  /** Block type. */
  readonly code: string;
  readonly label: string;
  /** Anchor for links; empty for none. */
  readonly id: string;
  readonly fields: readonly BlockField[];
  /** Undefined where the API does not support visibility windows. */
  readonly publication: VisibilityWindow | null | undefined;
  /** Hidden regardless of the visibility window. Undefined where the API cannot hide blocks. */
  readonly disabled: boolean | undefined;
}

/** A block type that can be added: a block without a guid. */
export type BlockType = Omit<Block, 'guid'>;
