import { mediaNamesIn } from '../../../server/library/published/file-references';

test.each([
  ['<a href="/media/map/foto&#39;s.jpg">x</a>', ["foto's.jpg"]],
  ['<a href="/media/caf&eacute;.jpg">x</a>', ['café.jpg']],
  ['<a href="/media/a.jpg#top">x</a>', ['a.jpg']],
  ['<a href="/media/a.jpg?b=1&amp;c=2">x</a>', ['a.jpg']],
])('%s uses %j (R-LIB-12)', (html, names) => {
  expect(mediaNamesIn(html)).toEqual(names);
});
