import { $getState, $setState, createState, type LexicalNode } from 'lexical';
import type { Wrapper } from '../../../../domain/shared/rich-text/model';

/** How a block was written. `end` belongs to list items, `tag` is that of the source. */
export interface KeptFrame {
  readonly lead: string;
  readonly tag: string;
  readonly open: string;
  readonly end: string;
  readonly close: string;
}

/**
 * The tag of an item that holds nothing but a list in the source; the editor's own items around lists are written into
 * the item before.
 */
export const NEST = 'li with a list';

/** How a leaf was written, and the elements around it. */
export interface KeptLeaf {
  readonly raw: string;
  readonly path: readonly Wrapper[];
}

/** How a link was written: `raw` is its opening tag, `url` where that led, `path` what stands around the link. */
export interface KeptLink extends KeptLeaf {
  readonly id: number;
  readonly url: string;
  readonly close: string;
}

/** The source of an object, and how it shows. */
export interface KeptObject {
  readonly raw: string;
  readonly inline: boolean;
}

const keep = <Kept>(name: string) =>
  createState(name, {
    // Read back only from our own clipboard, whose name no other page knows: that is why the cast holds.
    parse: (value: unknown): Kept | null => (value ?? null) as Kept | null,
    isEqual: (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other),
  });

export const frameState = keep<KeptFrame>('frame');
export const leafState = keep<KeptLeaf>('leaf');
export const linkState = keep<KeptLink>('link');
export const objectState = keep<KeptObject>('object');
/** White space behind the last block, at the root. */
export const tailState = keep<string>('tail');

/** The frame of a block; null where a person made it. */
export const $frameOf = (node: LexicalNode): KeptFrame | null => $getState(node, frameState);

/** Gives a block that takes the place of another what stood around it. */
export const $setFrame = <Node extends LexicalNode>(node: Node, frame: KeptFrame | null): Node =>
  $setState(node, frameState, frame);
