import { events, type EventDraft } from '../../../src/domain/site/event';
import { eventFields, statusOf } from '../../../src/domain/site/event.rule';

const NOON = Date.UTC(2031, 5, 15, 12);
const event = (changed: Partial<EventDraft> = {}): EventDraft => ({
  ...events.blank,
  title: 'Open dag',
  description: 'Kom langs',
  categories: [{ id: '1', label: 'Warmtepompen' }],
  targets: [{ id: '1', label: 'Installateurs' }],
  ...changed,
});

describe('an event (R-SIT-07, R-SIT-08)', () => {
  test.each<[string, Partial<EventDraft>, object]>([
    ['with what it needs', {}, {}],
    ['without a title', { title: ' ' }, { title: 'required' }],
    ['with a longer title', { title: 'x'.repeat(201) }, { title: 'tooLong.200' }],
    ['without a description', { description: '' }, { description: 'required' }],
    ['with a longer description', { description: 'x'.repeat(10_001) }, { description: 'tooLong.10000' }],
    ['without a category', { categories: [] }, { categories: 'required' }],
    ['without a target group', { targets: [] }, { targets: 'required' }],
    ['that starts when it is online', { online: NOON, start: NOON }, {}],
    ['that starts before it is online', { online: NOON, start: NOON - 1 }, { start: 'tooEarly' }],
    ['that ends when it starts', { start: NOON, end: NOON }, {}],
    ['that ends before it starts', { start: NOON, end: NOON - 1 }, { end: 'tooEarly' }],
    ['with an end alone', { end: NOON }, {}],
    ['with text for a moment', { online: 'soon' }, { online: 'pattern.default' }],
  ])('%s', (_, changed, problems) => {
    expect(events.rule(event(changed))).toEqual(problems);
  });
});

test('the status is one of three; without one it follows from the publication (R-SIT-09)', () => {
  expect(eventFields.status.values).toEqual(['draft', 'published', 'unpublished']);
  expect([statusOf(null), statusOf(NOON)]).toEqual(['draft', 'published']);
});
