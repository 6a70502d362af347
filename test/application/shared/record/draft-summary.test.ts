import { draftSummary } from '../../../../src/application/shared/record/draft-summary';

const base = { name: '', text: '', emails: [], type: 'page', status: '301', title: 'winter', place: 0 };

describe('the words that tell one draft from another (R-SHR-15)', () => {
  test.each([
    ['what is new', { ...base, name: 'Airco', place: 3 }, 'Airco'],
    ['lists of words', { ...base, emails: ['d1@x.example', 'd2@x.example'] }, 'd1@x.example, d2@x.example'],
    ['no markup, and nothing blank', { ...base, name: ' ', text: '<p>Airco</p>' }, ''],
    ['no parts', { ...base, emails: [{ id: '1' }] }, ''],
    ['no choice of a list, which was not typed', { ...base, name: 'Airco', type: 'external', status: '302' }, 'Airco'],
    ['no choice where none was before', { ...base, name: 'Airco', text: 'gift_promotion', page: '7' }, 'Airco'],
    ['what may be a choice, where nothing else is new', { ...base, name: 'airco' }, 'airco'],
    ['dates as the person writes them', { ...base, name: '2027-02-01' }, '1 feb'],
    ['a text instead of another', { ...base, title: 'Zomer' }, 'Zomer'],
    ['nothing', base, ''],
    ['at most 120 characters', { ...base, name: 'a'.repeat(130) }, `${'a'.repeat(120)}…`],
  ])('%s', (_, mine, words) => {
    expect(draftSummary({ base, mine }, (date) => (date === '2027-02-01' ? '1 feb' : date))).toBe(words);
  });
});
