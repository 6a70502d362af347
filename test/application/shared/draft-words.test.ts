import { draftWords } from '../../../src/application/shared/draft-words';

const base = { name: '', text: '', emails: [], type: 'a', place: 0 };

describe('the words that tell one draft from another (R-SHR-15)', () => {
  test.each([
    ['what is new', { ...base, name: 'Airco', place: 3 }, 'Airco'],
    ['lists of words', { ...base, emails: ['d1@x.example', 'd2@x.example'] }, 'd1@x.example, d2@x.example'],
    ['no markup, and nothing blank', { ...base, name: ' ', text: '<p>Airco</p>' }, ''],
    ['no parts', { ...base, emails: [{ id: '1' }] }, ''],
    ['nothing', base, ''],
    ['at most 120 characters', { ...base, name: 'a'.repeat(130) }, `${'a'.repeat(120)}…`],
  ])('%s', (_, mine, words) => {
    expect(draftWords({ base, mine })).toBe(words);
  });
});
