import { screen, waitFor } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import { SparePartIcons } from '../../../src/application/spare-parts/ports/spare-part-icons.port';
import type { Failure } from '../../../src/domain/shared/failure';
import { sparePartCategoryViews } from '../../../src/ui/spare-parts/category.view';
import { showSignedIn } from '../shared/support/signed-in';

const { record: Record } = sparePartCategoryViews;
const form = (id?: string) => (
  <Record params={id === undefined ? {} : { id }} title="Spare-part categories" action={undefined} />
);

/** An SVG that would run scripts, load resources and restyle the page if it were inlined. */
const HOSTILE = [
  '<svg xmlns="http://www.w3.org/2000/svg" onload="window.isHit=true">',
  '<script>window.isHit=true</script><image href="https://spy.example/x"/></svg>',
].join('');

test('an icon is chosen by its name and drawn beside it; its markup is no part of the page (R-SPA-03)', async () => {
  const { user, container } = await showSignedIn(form(), {}, ['spare-parts'], (services) => {
    services.unbind(SparePartIcons);
    services
      .bind<SparePartIcons>(SparePartIcons)
      .toConstantValue({ all: () => taskEither.right([{ id: '7', name: 'Spy', svg: HOSTILE }]) });
  });
  const spy = await screen.findByRole('option', { name: 'Spy' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Icon' }), spy);
  const drawing = container.querySelector('[style*="mask-image"]');
  expect(drawing?.childElementCount).toBe(0);
  expect(container.querySelectorAll('script, svg[onload], image')).toHaveLength(0);
  expect(decodeURIComponent(drawing?.getAttribute('style') ?? '')).toContain('data:image/svg+xml,<svg');
});

test('icons that did not load are asked for again, and the one that is stored stays chosen', async () => {
  const answers: readonly (readonly [Failure] | null)[] = [[{ kind: 'Unreachable', reason: 'cut' }], null];
  let asked = 0;
  const { user } = await showSignedIn(form('1'), {}, ['spare-parts'], (services) => {
    const given = services.get<SparePartIcons>(SparePartIcons);
    services.unbind(SparePartIcons);
    services.bind<SparePartIcons>(SparePartIcons).toConstantValue({
      all: (options) => {
        const failure = answers[asked]?.[0];
        asked += 1;
        return failure === undefined ? given.all(options) : taskEither.left(failure);
      },
    });
  });
  expect(await screen.findByText('The icons did not load')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Icon' })).toHaveValue('Burner');
  });
});
