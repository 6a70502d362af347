import { HEARTBEAT_RETRY_DELAY, HEARTBEAT_INTERVAL } from '../../../src/domain/content/lock.rule';
import { LANGUAGES } from '../support/strings';
import { contentEditorIn } from './support/content-editor';
import { aPage, told } from './support/items';
import { lockCalls, SJOERD, type LockCall } from './support/lock-calls';
import { LOCK_PATHS, type LockStep } from './support/lock-paths';
import { expect, test } from './support/test';
import { nameIn } from './support/two';

/** States whose lock is released only when the page is left. */
const LEFT_BY_LEAVING: readonly string[] = ['requesting', 'held.saving'];

for (const [place, { name, steps }] of LOCK_PATHS.entries()) {
  // Alternates languages: the paths are equal.
  const language = LANGUAGES[place % LANGUAGES.length] ?? 'en';
  test(`${name} (${language})`, async ({ page, arrive }) => {
    test.slow();
    // Blocks live events: only the calls drive the lock.
    await page.route('**/api/events*', (route) => route.abort());
    // Heartbeats come every few minutes: the clock is advanced.
    if (steps.some(({ happens }) => happens === 'time to renew')) await page.clock.install();
    await arrive(language);
    const item = await aPage(page);
    const editor = contentEditorIn(language)(page);
    const [calls, me] = [await lockCalls(page, item), await nameIn(page)];
    await editor.open(item);
    await editor.leave();
    await page.getByRole('main').getByRole('link', { name: item.name }).click();
    await expect(editor.button('shared.actions.edit')).toBeEnabled();

    const question = page.getByRole('alertdialog', {
      name: editor.text('content.lock.ask.title', { name: SJOERD.name }),
    });
    const mine = page.getByText(editor.text('content.lock.mine'));
    const [edit, save] = [editor.button('shared.actions.edit'), editor.button('shared.actions.save')];
    let saves = 0;
    let isTyped = false;

    const leave = async (from: string): Promise<void> => {
      if (from === 'held.saving') {
        // The console waits for the save; only closing the page does not.
        page.once('dialog', (dialog) => {
          void dialog.accept();
        });
        await page.goto('/dashboard');
        return;
      }
      if (LEFT_BY_LEAVING.includes(from)) await page.goBack();
      else await editor.button('shared.actions.cancel').click();
      if (isTyped)
        await editor.question
          .getByRole('button', { name: editor.text('shared.dialogs.leaving.keeping.leave') })
          .click();
      isTyped = false;
    };

    const happen: Readonly<Record<LockStep['happens'], (from: string) => Promise<void>>> = {
      'edit': async () => {
        await edit.click();
      },
      'no': async () => {
        await question.getByRole('button', { name: editor.text('shared.actions.cancel') }).click();
      },
      leave,
      'save': async () => {
        await editor.name.fill(`${item.name} ${String((saves += 1))}`);
        isTyped = true;
        await save.click();
      },
      'saved': async () => {
        await calls.pass('save');
        isTyped = false;
      },
      'given': () => calls.pass('lock'),
      'taken': () => calls.refuse('lock'),
      'renewed': () => calls.pass('lock'),
      'no answer': () => calls.cut('lock'),
      'given back': () => calls.pass('unlock'),
      'time to renew': () => page.clock.fastForward(HEARTBEAT_INTERVAL),
      'time to try': () => page.clock.fastForward(HEARTBEAT_RETRY_DELAY),
    };

    const expectHeld = async (...waiting: readonly LockCall[]): Promise<void> => {
      await expect(mine).toBeVisible();
      await calls.expectCalls(...waiting);
      await expect(question).toBeHidden();
    };
    const expectThere: Readonly<Record<LockStep['then'], () => Promise<void>>> = {
      'free': async () => {
        await expect(edit).toBeEnabled();
        await expect(question).toBeHidden();
        await calls.expectCalls();
        await expect(page.getByRole('status').filter({ hasText: me })).toHaveCount(0);
      },
      'requesting': async () => {
        await calls.expectCalls('lock');
        await expect(mine.or(question)).toHaveCount(0);
      },
      'confirmingTakeover': async () => {
        await expect(question.getByRole('button', { name: editor.text('content.lock.ask.confirm') })).toBeEnabled();
        await calls.expectCalls();
      },
      'held.idle': async () => {
        await expectHeld();
        await expect(save).toBeEnabled();
      },
      'held.renewing': () => expectHeld('lock'),
      'held.retrying': () => expectHeld(),
      'held.saving': async () => {
        await expectHeld('save');
        await expect(editor.button('shared.actions.saving')).toBeDisabled();
      },
      'releasing': async () => {
        // An aborted heartbeat may have arrived: the lock is read to release the right one.
        if (isCut) {
          await calls.expectCalls('lock');
          await calls.pass('lock');
          isCut = false;
        }
        await calls.expectCalls('unlock');
        await expect(edit).toBeDisabled();
      },
    };

    let at: string = 'free';
    let isCut = false;
    for (const { happens, then } of steps) {
      await test.step(`${at}, ${happens} > ${then}`, async () => {
        if (at === 'held.renewing' && (happens === 'leave' || happens === 'save')) {
          isCut = true;
          calls.forget('lock');
        }
        await happen[happens](at);
        if (happens !== 'leave' || !LEFT_BY_LEAVING.includes(at)) return expectThere[then]();
        // The lock is released after the screen is gone.
        await expect(page).toHaveURL(/\/dashboard$/);
        await calls.open();
        await expect.poll(async () => (await told(page, item)).locked).toBeNull();
      });
      at = then;
    }
  });
}
