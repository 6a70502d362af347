import { createActor, toPromise } from 'xstate';
import { keepDraftWith, wireDraft } from '../../../../src/application/shared/drafts/wire-draft';
import { NO_DRAFT, type OpenDraft } from '../../../../src/domain/shared/drafts/draft';
import { aForm, keeperTelling } from '../../support/form';

type Note = { readonly text: string };
const blank: Note = { text: '' };
const typed: Note = { text: 'Typed' };

const opened = (input: Partial<OpenDraft<Note>> = {}) => {
  const told: unknown[] = [];
  const actor = createActor(
    keepDraftWith<Note>(
      keeperTelling((what) => {
        told.push(what);
      }),
    ),
    { input: { id: '7', base: blank, version: null, ...input } },
  ).start();
  return { actor, told };
};

describe('the draft of an open edit (R-SHR-09)', () => {
  test('is what is typed in its form', () => {
    const form = aForm(blank);
    const { actor, told } = opened({ form });
    form.type(typed);
    actor.send({ type: 'draft.flushed' });
    actor.send({ type: 'draft.flushed', all: true });
    actor.stop();
    form.type(blank);
    expect(told).toEqual(['opened', typed, 'flushed', 'all flushed', 'closed']);
  });

  test('is stored before the next key, where the form differs from what is stored', () => {
    expect(opened({ form: aForm(typed) }).told).toEqual(['opened', typed]);
  });

  test('is what it is told without a form', () => {
    const { actor, told } = opened();
    actor.send({ type: 'draft.changed', draft: typed });
    actor.stop();
    expect(told).toEqual(['opened', typed, 'closed']);
  });

  test('is neither stored nor found where none may be', async () => {
    const { findDraft, keepDraft, dropDraft, setDraftAside } = wireDraft<Note>(null);
    const form = aForm(blank);
    const keeping = createActor(keepDraft, { input: { id: null, base: blank, version: null, form } }).start();
    form.type(typed);
    keeping.send({ type: 'draft.flushed' });
    const answers = [findDraft, dropDraft, setDraftAside].map((logic) =>
      toPromise(createActor(logic, { input: { id: null } }).start()),
    );
    expect(await Promise.all(answers)).toEqual([NO_DRAFT, undefined, undefined]);
  });
});
