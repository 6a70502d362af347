import * as t from 'io-ts';
import { BrowserStorage, type Slot } from '../../../src/adapters/storage/shared/browser-storage';
import { filterMemoryStorage } from '../../../src/adapters/storage/shared/filter-memory.storage';
import { preferencesStorage } from '../../../src/adapters/storage/shared/preferences.storage';
import { FullArea, TestArea } from '../../contract/support/areas';

const slot: Slot<readonly string[]> = { name: 'words', version: 2, codec: t.readonlyArray(t.string) };

describe('slots', () => {
  it('stand under the name of the console', () => {
    const area = new TestArea();
    new BrowserStorage(() => area).write(slot, ['a']);
    expect([...area.kept.keys()]).toEqual(['kantoor.words']);
  });

  it.each([
    ['no JSON', '{"version":2,"value":["a"'],
    ['an older shape', '{"version":1,"value":["a"]}'],
    ['a newer shape', '{"version":3,"value":["a"]}'],
    ['something else', '{"version":2,"value":{"a":1}}'],
    ['no envelope', '["a"]'],
    ['null', 'null'],
  ])('drop what cannot be read: %s', (_, text) => {
    const area = new TestArea();
    area.kept.set('kantoor.words', text);
    expect(new BrowserStorage(() => area).read(slot)).toBeNull();
    expect(area.kept.size).toBe(0);
  });

  it('are read anew each time, so that another tab is heard', () => {
    const area = new TestArea();
    const [one, other] = [new BrowserStorage(() => area), new BrowserStorage(() => area)];
    one.write(slot, ['a']);
    expect(other.read(slot)).toEqual(['a']);
    other.write(slot, ['b']);
    expect(one.read(slot)).toEqual(['b']);
  });

  it('do not come back from before the disk was full', () => {
    const area = new FullArea();
    area.kept.set('kantoor.words', '{"version":2,"value":["old"]}');
    const storage = new BrowserStorage(() => area);
    storage.write(slot, ['new']);
    expect(storage.read(slot)).toEqual(['new']);
    expect(area.kept.size).toBe(0);
  });
});

it('clearing the filters leaves the preferences, in every tab', () => {
  const area = new TestArea();
  const [one, other] = [new BrowserStorage(() => area), new BrowserStorage(() => area)];
  filterMemoryStorage(one).remember('users', 'q=bakker');
  preferencesStorage(one).change({ theme: 'dark' });
  filterMemoryStorage(other).clear();
  expect(filterMemoryStorage(one).recall('users')).toBeNull();
  expect(preferencesStorage(one).read().theme).toBe('dark');
});

it('preferences of an earlier version keep what they had', () => {
  const area = new TestArea();
  area.kept.set('kantoor.preferences', '{"version":1,"value":{"theme":"light"}}');
  expect(preferencesStorage(new BrowserStorage(() => area)).read()).toEqual({
    theme: 'light',
    language: null,
    perPage: 10,
    drawerCollapsed: false,
    drawerFolds: {},
  });
});
