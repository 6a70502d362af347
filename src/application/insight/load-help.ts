import { either } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import { pageOfKey, type HelpAddress, type HelpPage, type HelpSection } from '../../domain/insight/help';
import { isAbsent, type Failure } from '../../domain/shared/failure';
import type { CallOptions } from '../shared/ports/call';
import type { Help } from './ports/help.port';

/** Requested help: the contents, a page by address, or the page of a route's help key. */
export type HelpWish =
  | { readonly kind: 'contents' }
  | { readonly kind: 'address'; readonly address: HelpAddress }
  | { readonly kind: 'key'; readonly key: string };

/** An API without help gives empty contents and no page. */
export interface FoundHelp {
  readonly sections: readonly HelpSection[];
  readonly address: HelpAddress | null;
  readonly page: HelpPage | null;
}

/** Maps a missing or forbidden resource to `nothing`. */
const orNothing = <A>(answer: Either<Failure, A>, nothing: A): Either<Failure, A> =>
  isLeft(answer) && (isAbsent(answer.left) || answer.left.kind === 'Forbidden') ? either.right(nothing) : answer;

/** Loads contents and page, in parallel when the page is known in advance. */
export const loadHelpWith =
  (help: Help) =>
  async (wish: HelpWish, options: CallOptions): Promise<Either<Failure, FoundHelp>> => {
    const pageAt = async (address: HelpAddress | null): Promise<Either<Failure, HelpPage | null>> =>
      address === null ? either.right(null) : orNothing<HelpPage | null>(await help.page(address, options)(), null);
    const known = wish.kind === 'address' ? wish.address : null;
    const [contents, early] = await Promise.all([help.contents(options)(), pageAt(known)]);
    const sections = orNothing(contents, []);
    if (isLeft(sections)) return sections;
    const address = wish.kind === 'key' ? pageOfKey(sections.right, wish.key) : known;
    const page = wish.kind === 'key' ? await pageAt(address) : early;
    return isLeft(page) ? page : either.right({ sections: sections.right, address, page: page.right });
  };
