import { itemEditorMachine } from '../../../src/domain/site/item-editor.machine';
import { reached, restingStates, tableOf, walk } from '../support/walk';

describe('the pane beside a menu (R-NAV-10), every event in every state', () => {
  const steps = walk(itemEditorMachine, {
    input: undefined,
    events: {
      'add': { type: 'item.adding', parent: null },
      'add below': { type: 'item.adding', parent: '3' },
      'select': { type: 'item.selected', id: '3' },
      'select another': { type: 'item.selected', id: '4' },
      'leave': { type: 'item.left' },
    },
    remember: ({ item, parent }) => [item, parent],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(itemEditorMachine));
    const anywhere = { 'add': 'adding', 'add below': 'adding', 'select': 'editing', 'select another': 'editing' };
    expect(tableOf(steps)).toMatchObject({
      idle: anywhere,
      adding: { select: 'editing', leave: 'idle' },
      editing: { add: 'adding', leave: 'idle' },
    });
  });

  test('knows an item only while it is edited, and a parent only while one is added', () => {
    for (const { after: next } of steps) {
      const { item, parent } = next.context;
      expect(item !== null).toBe(next.value === 'editing');
      if (parent !== null) expect(next.value).toBe('adding');
    }
  });
});
