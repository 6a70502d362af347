import { $getState, $setState, createState, type LexicalNode } from 'lexical';
import type { Wrapper } from '../../../../domain/shared/rich-text/model';

/** The source of a block's tags. `end` is for list items only; `tag` is the tag in the source. */
export interface KeptFrame {
  readonly lead: string;
  readonly tag: string;
  readonly open: string;
  readonly end: string;
  readonly close: string;
}

/**
 * Marks a list item that contains only a list in the source. Lexical's own wrapper items are merged into the preceding
 * item instead.
 */
export const NEST = 'li with a list';

/** The source of a leaf, and the elements around it. */
export interface KeptLeaf {
  readonly raw: string;
  readonly path: readonly Wrapper[];
}

/** The source of a link: `raw` is the opening tag, `url` its original URL, `path` the elements around the link. */
export interface KeptLink extends KeptLeaf {
  readonly id: number;
  readonly url: string;
  readonly close: string;
}

/** The source of an object, and whether it is inline. */
export interface KeptObject {
  readonly raw: string;
  readonly inline: boolean;
}

const keep = <Kept>(name: string) =>
  createState(name, {
    // The cast is safe: state is read back only from our own clipboard format, whose random name no other page knows.
    parse: (value: unknown): Kept | null => (value ?? null) as Kept | null,
    isEqual: (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other),
  });

export const frameState = keep<KeptFrame>('frame');
export const leafState = keep<KeptLeaf>('leaf');
export const linkState = keep<KeptLink>('link');
export const objectState = keep<KeptObject>('object');
/** White space after the last block; stored on the root. */
export const tailState = keep<string>('tail');

/** The source frame of a block; `null` for a block created in the editor. */
export const $frameOf = (node: LexicalNode): KeptFrame | null => $getState(node, frameState);

/** Copies the source frame to a block that replaces another. */
export const $setFrame = <Node extends LexicalNode>(node: Node, frame: KeptFrame | null): Node =>
  $setState(node, frameState, frame);
