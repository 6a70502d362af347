import { createActor, waitFor } from 'xstate';
import { BrowserStorage } from '../../../../src/adapters/storage/shared/browser-storage';
import { ownSavesStorage } from '../../../../src/adapters/storage/shared/own-saves.storage';
import { MemoryReports } from '../../../../src/adapters/memory/shared/reports.memory';
import { wireRecord } from '../../../../src/application/shared/record/wire-record';
import { TestArea } from '../../../contract/support/areas';
import { topOf } from '../../../domain/support/walk';
import { aForm } from '../../support/form';
import { announcerInMind, draftsOf, gatewayOfOne, people } from '../../support/backend';

const emma = { id: '7', name: 'Emma', active: true };

/** One backend on which several people can open the same form in turn. */
export const recordBackend = (resource: typeof people = people) => {
  const [store, records, speech, reports] = [draftsOf(), gatewayOfOne(emma), announcerInMind(), new MemoryReports()];
  const at: { person: string | null; website: string; now: number } = { person: 'jan', website: '1', now: 1000 };
  const area = new TestArea();
  const machine = wireRecord(resource)(
    records.gateway,
    store.drafts,
    ownSavesStorage(new BrowserStorage(() => area)),
    { id: () => at.person, website: () => at.website },
    { now: () => at.now, zone: () => 'UTC' },
    speech.announcer,
    reports,
  );
  const open = async (id: string | null = '7') => {
    const form = aForm(people.blank);
    const actor = createActor(machine, { input: { id, blank: people.blank, rule: people.rule, form } }).start();
    await waitFor(actor, ({ value }) => value !== 'loading');
    return {
      actor,
      until: (state: string) => waitFor(actor, ({ value }) => topOf(value) === state),
      type: (name: string) => {
        form.type({ name, active: true });
      },
      save: (name: string) => {
        form.type({ name, active: true });
        actor.send({ type: 'save.requested' });
      },
      inForm: () => form.read(),
      context: () => actor.getSnapshot().context,
    };
  };
  const edit = async () => {
    const form = await open();
    form.actor.send({ type: 'edit.requested' });
    return form;
  };
  return { ...store, ...records, ...speech, reports, at, open, edit };
};
export type RecordBackend = ReturnType<typeof recordBackend>;
