import { Subject } from 'rxjs';
import type { SessionSignal, SessionSignals } from '../../../src/application/session/ports/session-signals.port';
import { withRightsReload } from '../../../src/application/access/usergroup-signals';
import { usergroups } from '../../../src/domain/access/usergroup';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { answered, refusal } from '../../contract/support/answered';
import { memoryBackend } from '../../contract/support/memory-backend';
import { enter, SU } from '../../contract/support/backend';

/** Signals that record what was sent to this page and to other tabs. */
class Ears implements Pick<SessionSignals, 'emitLocally' | 'broadcast'> {
  readonly heard = new Subject<SessionSignal>();
  readonly said: string[] = [];
  emitLocally(signal: SessionSignal): void {
    this.said.push(`here ${signal}`);
  }
  broadcast(signal: SessionSignal): void {
    this.said.push(`others ${signal}`);
  }
}

const draft = { name: 'Nieuwe groep', rights: ['blog.view'], users: ['1'] };
const BOTH = ['here rights-changed', 'others rights-changed'];

const aBackend = async () => {
  const backend = memoryBackend();
  await enter(backend, SU);
  const ears = new Ears();
  return { ears, groups: withRightsReload(backend.usergroups, ears) };
};

test('R-ACC-13: a saved group is told in this tab and in the others', async () => {
  const { ears, groups } = await aBackend();
  const { id } = await answered(groups.save({ id: null, version: null, draft, before: usergroups.blank }));
  expect(ears.said).toEqual(BOTH);
  await answered(groups.save({ id, version: null, draft: { ...draft, rights: ['news.view'] }, before: draft }));
  expect(ears.said).toEqual([...BOTH, ...BOTH]);
});

test('R-ACC-13: so is a deleted one', async () => {
  const { ears, groups } = await aBackend();
  await answered(groups.remove(['1']));
  expect(ears.said).toEqual(BOTH);
});

test('what was refused, and what only reads, is not told', async () => {
  const { ears, groups } = await aBackend();
  await refusal(
    groups.save({ id: null, version: null, draft: { ...draft, name: 'Redactie' }, before: usergroups.blank }),
  );
  await answered(groups.list(defaultQuery(usergroups.noFilter)));
  await answered(groups.get('1'));
  await answered(groups.rights());
  expect(ears.said).toEqual([]);
});
