import { termRule } from '../../../src/domain/content/term.rule';

type TermFields = Parameters<typeof termRule>[0];

const NO_META = { title: '', description: '', shareTitle: '', shareDescription: '', canonical: '' };
const aTerm = (change: Partial<TermFields> = {}): TermFields => ({
  name: 'Warmtepompen',
  url: 'warmtepompen',
  meta: NO_META,
  ...change,
});

describe('a tag or category (R-CON-15)', () => {
  it.each<readonly [string, Partial<TermFields>, object]>([
    ['a name and an address', {}, {}],
    ['no address yet', { url: '' }, {}],
    ['no address that follows from the name', { name: '---', url: ' ' }, { url: 'required' }],
    ['an address of a name without a Latin letter', { name: '你好世界', url: 'tag-1' }, {}],
    ['no name', { name: ' ' }, { name: 'required' }],
    ['a name that just fits', { name: `${'x'.repeat(200)} ` }, {}],
    ['a name that does not fit', { name: 'x'.repeat(201) }, { name: 'tooLong.200' }],
    ['an address with a blank', { url: 'lucht water' }, { url: 'pattern.default' }],
    ['an address with a capital', { url: 'Lucht' }, { url: 'pattern.default' }],
    ['an address that just fits', { url: 'x'.repeat(200) }, {}],
    ['an address that does not fit', { url: 'x'.repeat(201) }, { url: 'tooLong.200' }],
    [
      'meta data that does not hold',
      { meta: { ...NO_META, canonical: 'javascript:alert(1)' } },
      { 'meta.canonical': 'pattern.default' },
    ],
  ])('%s', (_, change, problems) => {
    expect(termRule(aTerm(change))).toEqual(problems);
  });
});
