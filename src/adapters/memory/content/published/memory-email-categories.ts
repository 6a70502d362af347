import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Answer, CallOptions } from '../../../../application/shared/ports/call';
import { token } from '../../../../application/shared/token';
import type { Choice } from '../../../../domain/content/block';
import type { Failure } from '../../../../domain/shared/failure';
import { fold } from '../../../../domain/shared/fold';
import { can, canOpenModule } from '../../../../domain/shared/permission';
import type { MemoryPeople } from '../../access/published/memory-people';
import type { MemoryCalls } from '../../shared/memory-calls';

/** Categories of e-mails in memory, of all websites; they end with the page. */
export interface MemoryEmailCategories {
  readonly all: () => readonly Choice[];
  readonly list: (options?: CallOptions) => Answer<readonly Choice[]>;
  readonly add: (label: string) => Answer<Choice>;
}
export const MemoryEmailCategories = token<MemoryEmailCategories>('memory-email-categories');

/** Their ids are their places. */
export const EMAIL_CATEGORIES = ['Bestelling en levering', 'Facturen', 'Account', 'Offertes'];

export const memoryEmailCategories = (calls: MemoryCalls, people: MemoryPeople): MemoryEmailCategories => {
  let kept: readonly Choice[] = EMAIL_CATEGORIES.map((label, place) => ({ id: String(place + 1), label }));
  const all = (): readonly Choice[] => [...kept].sort((one, other) => fold(one.label).localeCompare(fold(other.label)));
  return {
    all,
    list: (options) =>
      calls.answer(
        () =>
          pipe(
            people.callerWho((caller) => canOpenModule(caller, 'emails')),
            either.map(all),
          ),
        options,
      ),
    add: (label) =>
      calls.answer(() =>
        pipe(
          people.callerWho((caller) => can(caller, 'emails.add')),
          either.chain(() => {
            const name = label.trim();
            if (kept.some((known) => known.label === name))
              return either.left<Failure>({ kind: 'Conflict', code: 'DUPLICATE' });
            const added = { id: String(kept.length + 1), label: name };
            kept = [...kept, added];
            return either.right(added);
          }),
        ),
      ),
  };
};
