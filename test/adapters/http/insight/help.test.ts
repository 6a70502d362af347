import { helpHttp } from '../../../../src/adapters/http/insight/help.http';
import { answered } from '../../../contract/support/answered';
import { aLine, answering } from '../support/line';

test('a page is named by its label in the contents, and by its title without one', async () => {
  const pages = [
    { title: 'Starting with the console', label: 'Start', location: 'general/start' },
    { title: 'Filters', location: 'general/filters' },
  ];
  const toc = [{ title: 'General', location: 'general', pages }];
  const [section] = await answered(helpHttp(aLine(answering({ code: 'OK', toc })).http).contents());
  expect(section?.pages.map(({ title }) => title)).toEqual(['Start', 'Filters']);
});
