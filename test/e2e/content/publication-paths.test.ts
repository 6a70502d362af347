import { LANGUAGES } from '../support/strings';
import { deskIn } from './support/desk';
import { aPage, savePage, told } from './support/items';
import { PUBLICATION_PATHS, type PublicationPath } from './support/publication-paths';
import { expect, test } from './support/test';

type Step = PublicationPath['steps'][number];
const [FIRST, PICKED] = [
  { utc: '2026-01-15 08:00:00', day: '15-01-2026', time: '09:00' },
  { utc: '2050-12-24 08:00:00', day: '24-12-2050', time: '09:00' },
];

for (const [place, { name, wasOnline, steps }] of PUBLICATION_PATHS.entries()) {
  // Alternates languages: the paths are equal.
  const language = LANGUAGES[place % LANGUAGES.length] ?? 'en';
  test(`${name} (${language})`, async ({ page, arrive, speak }) => {
    await arrive(language);
    await speak(language, { date: 'dd-MM-yyyy', time: 'HH:mm' });
    const item = await aPage(page, undefined, wasOnline ? { status: 'published', datetime_online: FIRST.utc } : {});
    if (wasOnline) await savePage(page, item, { status: 'draft' });
    const desk = deskIn(language)(page);
    const called = (status: string): string => desk.text(`content.item.statuses.${status}`);
    const status = page.getByRole('combobox', { name: desk.text('content.item.status') });
    const moment = page.locator('[name=online]');
    const [day, time] = [moment.first(), moment.last()];
    const choose = (chosen: Step['then']) => () => status.selectOption(called(chosen));
    const write = (date: string, hour: string) => async (): Promise<void> => {
      await day.fill(date);
      await time.fill(hour);
    };
    const happen: Readonly<Record<Step['happens'], () => Promise<unknown>>> = {
      draft: choose('draft'),
      publish: choose('published'),
      unpublish: choose('unpublished'),
      pick: write(PICKED.day, PICKED.time),
      type: write('12-1', ''),
    };
    const expectMoment = async (date: string | RegExp, hour: string | RegExp): Promise<void> => {
      await expect(day).toHaveValue(date);
      await expect(time).toHaveValue(hour);
    };
    const expectThere: Readonly<Record<Step['then'], (happened: Step['happens']) => Promise<void>>> = {
      draft: () => expect(moment).toHaveCount(0),
      unpublished: async () => {
        await expectMoment(FIRST.day, FIRST.time);
        await expect(day).not.toBeEditable();
      },
      published: async (happened) => {
        await expect(day).toBeEditable();
        if (happened === 'pick') await expectMoment(PICKED.day, PICKED.time);
        else if (happened === 'type') await expect(day).toHaveValue('12-1');
        // Chosen now.
        else await expectMoment(new RegExp(`^(?!${FIRST.day}|${PICKED.day}).{10}$`), /^\d\d:\d\d$/);
      },
    };
    await desk.open(item);
    await desk.edit();
    await expect(status.getByRole('option')).toHaveText(
      ['draft', 'published', ...(wasOnline ? ['unpublished'] : [])].map(called),
    );
    await expectThere.draft('draft');
    for (const { happens, then } of steps) {
      await test.step(`${happens} > ${then}`, async () => {
        await happen[happens]();
        await expect(status).toHaveValue(then);
        await expectThere[then](happens);
      });
    }
    await desk.save();
    expect(await told(page, item)).toMatchObject(
      wasOnline
        ? { status: 'unpublished', datetime_online: FIRST.utc }
        : { status: 'published', datetime_online: PICKED.utc },
    );
  });
}
