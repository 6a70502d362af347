import { FaqLists } from '../../../../src/application/catalogue/ports/faq-lists.port';
import { Contexts } from '../../../../src/application/shared/contexts';
import { screen, within } from '@testing-library/react';
// Modules loaded on demand are imported here, before fake timers start.
import '../../../../src/adapters/memory/catalogue/catalogue.memory.module';
import '../../../../src/application/catalogue/catalogue.module';
import '../../../../src/ui/catalogue/faq/faq-category.view';
import '../../../../src/ui/catalogue/faq/faq-question.view';
import '../../../../src/ui/catalogue/faq/faq.view';
import { openConsole, rowsOf } from '../../shell/support/console';
import { asHolderOf } from './rights';

/** The console of a person with exactly these rights. */
export const openWith = (rights: readonly string[], at = '/faq') => openConsole({ at, ...asHolderOf(...rights) });

/** The lists behind the screen, for changes by another person. */
export const listsOf = ({ services }: Pick<ReturnType<typeof openConsole>, 'services'>): Promise<FaqLists> =>
  services.get<Contexts>(Contexts).service('catalogue', FaqLists);

export const expand = async ({ user }: Pick<ReturnType<typeof openConsole>, 'user'>, name: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `Show the questions of ${name}` }));
  await screen.findByRole('table', { name: `Questions of ${name}` });
};

export const titlesOf = (name: string): readonly (string | null)[] =>
  rowsOf(`Questions of ${name}`).map((row) => within(row).getByText(/\?$/).textContent);
