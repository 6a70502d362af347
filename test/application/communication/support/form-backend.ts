import { either } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { MemoryReports } from '../../../../src/adapters/memory/shared/reports.memory';
import { BrowserStorage } from '../../../../src/adapters/storage/shared/browser-storage';
import { ownSavesStorage } from '../../../../src/adapters/storage/shared/own-saves.storage';
import type { Answer } from '../../../../src/application/shared/ports/call';
import type { PartOwner, RecordParts } from '../../../../src/application/shared/ports/record-parts.port';
import type { ResourceGateway } from '../../../../src/application/shared/ports/resource-gateway.port';
import { savedInParts } from '../../../../src/application/shared/record/save-in-parts';
import { wireRecord } from '../../../../src/application/shared/record/wire-record';
import { forms, type FormField, type FormKind } from '../../../../src/domain/communication/form';
import type { Failure } from '../../../../src/domain/shared/failure';
import { storedPart, type Part, type Parts } from '../../../../src/domain/shared/parts/part';
import { TestArea } from '../../../contract/support/areas';
import { topOf } from '../../../domain/support/walk';
import { aForm } from '../../support/form';
import { announcerInMind, draftsOf } from '../../support/backend';

/** How a write call fails: not delivered, refused, or its answer is lost. */
export type Fault = 'cut' | 'refused' | 'lost';

const CUT: Failure = { kind: 'Unreachable', reason: 'cut' };
const unused = () => () => Promise.reject(new Error('Nobody asks for this.'));

/** An API with one form, whose fields are ordered by place; each write call takes the next of `faults`. */
const anApi = (first: Parts<FormField>, faults: readonly (Fault | null)[]) => {
  let [fields, version, last] = [first, 1, first.length];
  const left = [...faults];
  const inOrder = (): Parts<FormField> =>
    [...fields].sort((a, b) => a.value.place - b.value.place || Number(a.key) - Number(b.key));
  const versionText = () => `v${String(version)}`;
  const write =
    <A>(owner: Pick<PartOwner, 'version'>, act: () => A): Answer<A> =>
    () => {
      if (owner.version !== versionText()) return Promise.resolve(either.left<Failure>({ kind: 'Changed' }));
      const fault = left.shift() ?? null;
      if (fault === 'cut') return Promise.resolve(either.left(CUT));
      if (fault === 'refused') return Promise.resolve(either.left<Failure>({ kind: 'Forbidden' }));
      version += 1;
      const answer = act();
      return Promise.resolve(fault === 'lost' ? either.left(CUT) : either.right(answer));
    };
  const replace = (key: string, after: readonly Part<FormField>[]): string => {
    fields = fields.flatMap((part) => (part.key === key ? after : [part]));
    return versionText();
  };
  const parts: RecordParts<FormField> = {
    add: (owner, value) =>
      write(owner, () => {
        last += 1;
        fields = [...fields, storedPart(String(last), value)];
        return { id: String(last), version: versionText(), stored: value };
      }),
    change: (owner, id, value) => write(owner, () => replace(id, [storedPart(id, value)])),
    remove: (owner, id) => write(owner, () => replace(id, [])),
  };
  const record: ResourceGateway<FormKind> = {
    list: unused,
    toggle: unused,
    remove: unused,
    removeOne: unused,
    save: unused,
    get: () => () =>
      Promise.resolve(
        either.right({
          record: { id: '1', name: 'Contact', number: '', subject: '', parts: inOrder() },
          version: versionText(),
        }),
      ),
  };
  return { parts, record, stored: () => inOrder().map(({ value }) => value) };
};

/** The screen of one form, opened for editing. */
export const editedForm = async (first: Parts<FormField>, faults: readonly (Fault | null)[]) => {
  const api = anApi(first, faults);
  const machine = wireRecord(forms)(
    savedInParts(api.record, api.parts, (draft, id) => ({ ...draft, id })),
    draftsOf().drafts,
    ownSavesStorage(new BrowserStorage(() => new TestArea())),
    { id: () => 'jan', website: () => '1' },
    { now: () => 1000, zone: () => 'UTC' },
    announcerInMind().announcer,
    new MemoryReports(),
  );
  const form = aForm(forms.blank);
  const { blank, rule, merging } = forms;
  const actor = createActor(machine, { input: { id: '1', blank, rule, merging, form } }).start();
  const resting = async () =>
    topOf(
      (await waitFor(actor, ({ value }) => ['reading', 'editing', 'conflicted', 'lost'].includes(topOf(value)))).value,
    );
  await resting();
  actor.send({ type: 'edit.requested' });
  return {
    change: (changed: (parts: Parts<FormField>) => Parts<FormField>) => {
      form.type({ ...form.read(), parts: changed(form.read().parts) });
    },
    parts: () => form.read().parts,
    /** Presses Save. @returns the state in which the screen stops */
    save: () => {
      actor.send({ type: 'save.requested' });
      return resting();
    },
    stored: api.stored,
  };
};
