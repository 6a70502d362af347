import { either } from 'fp-ts';
import type { Answer, CallOptions } from '../../../../application/shared/ports/call';
import { token } from '../../../../application/shared/token';
import type { Choice } from '../../../../domain/content/block';
import type { Failure } from '../../../../domain/shared/failure';
import { fold } from '../../../../domain/shared/fold';
import type { MemoryPeople } from '../../access/published/memory-people';
import { answerTo, may, mayOpen } from '../../shared/answer-to';
import type { MemoryCalls } from '../../shared/memory-calls';

/** Categories of e-mails in memory, by website; lost when the page closes. */
export interface MemoryEmailCategories {
  readonly all: () => readonly Choice[];
  readonly list: (options?: CallOptions) => Answer<readonly Choice[]>;
  readonly add: (label: string) => Answer<Choice>;
}
export const MemoryEmailCategories = token<MemoryEmailCategories>('memory-email-categories');

/** Their ids are their positions. */
export const EMAIL_CATEGORIES = ['Bestelling en levering', 'Facturen', 'Account', 'Offertes'];

export const memoryEmailCategories = (calls: MemoryCalls, people: MemoryPeople): MemoryEmailCategories => {
  const answer = answerTo(calls, people);
  let kept: readonly Choice[] = EMAIL_CATEGORIES.map((label, place) => ({ id: String(place + 1), label }));
  const all = (): readonly Choice[] => [...kept].sort((one, other) => fold(one.label).localeCompare(fold(other.label)));
  return {
    all,
    list: (options) => answer(mayOpen('emails'), options, () => either.right(all())),
    add: (label) =>
      answer(may('emails.add'), undefined, () => {
        const name = label.trim();
        if (kept.some((known) => known.label === name))
          return either.left<Failure>({ kind: 'Conflict', code: 'DUPLICATE' });
        const added = { id: String(kept.length + 1), label: name };
        kept = [...kept, added];
        return either.right(added);
      }),
  };
};
