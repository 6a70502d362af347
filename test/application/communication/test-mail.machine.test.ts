import { either } from 'fp-ts';
import { createActor } from 'xstate';
import type { TestMails } from '../../../src/application/communication/ports/test-mails.port';
import { wireTestMail } from '../../../src/application/communication/wire-emails';
import type { Announcer } from '../../../src/application/shared/announcer';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';

const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));
const REFUSED: Failure = { kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { recipients: 'VALUE_NOT_VALID' } };

const opened = () => {
  const [said, calls]: [string[], (readonly string[])[]] = [[], []];
  const waiting: ((outcome: Outcome<void>) => void)[] = [];
  const announcer: Announcer = {
    failure: () => undefined,
    keepSaying: () => undefined,
    sayAll: (_, duration, parts) => {
      const words = parts.map((part) => (part === null ? '' : 'kind' in part ? part.kind : part.key));
      said.push([...words, duration].join(' '));
    },
    say: (_, key, duration, values) => {
      said.push([key, duration, ...Object.values(values ?? {})].join(' '));
    },
  };
  const mails: TestMails = {
    send: (code, recipients) => () => {
      calls.push([code, ...recipients]);
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
  };
  const actor = createActor(wireTestMail(mails, announcer));
  actor.start();
  const send = () => {
    actor.send({ type: 'send.requested', code: 'INVOICE', recipients: ['a@b.example', 'c@d.example'] });
  };
  const answer = async (outcome: Outcome<void>) => {
    waiting.shift()?.(outcome);
    await flushPromises();
  };
  return { actor, send, answer, said, calls };
};

describe('a test mail (R-EML-08)', () => {
  test('is sent once at a time, and told of for six seconds', async () => {
    const { actor, send, answer, said, calls } = opened();
    send();
    send();
    expect([actor.getSnapshot().value, calls]).toEqual(['sending', [['INVOICE', 'a@b.example', 'c@d.example']]]);
    await answer(either.right(undefined));
    expect([actor.getSnapshot().value, said]).toEqual(['ready', ['communication.testMail.sent 6000 2']]);
  });

  test('that fails says why and that it was not sent, and can be sent again', async () => {
    const { actor, send, answer, said, calls } = opened();
    send();
    await answer(either.left({ kind: 'Unreachable', reason: 'cut' }));
    expect([actor.getSnapshot().value, said]).toEqual(['ready', ['communication.testMail.failed Unreachable 6000']]);
    send();
    expect(calls).toHaveLength(2);
  });

  test('to refused addresses flags their field until they change', async () => {
    const { actor, send, answer, said } = opened();
    send();
    await answer(either.left(REFUSED));
    expect([actor.getSnapshot().context.isRefused, said]).toEqual([true, ['communication.testMail.failed  6000']]);
    actor.send({ type: 'recipients.changed' });
    expect(actor.getSnapshot().context.isRefused).toBe(false);
  });

  test.each([
    ['attachments', 'communication.testMail.attachment'],
    ['custom_variables', 'FieldsRejected'],
  ])('with refused %s does not flag the addresses, and says all in one notice (R-SHR-70)', async (field, reason) => {
    const { actor, send, answer, said } = opened();
    send();
    await answer(either.left({ ...REFUSED, fields: { [field]: 'VALUE_NOT_VALID' } }));
    expect([actor.getSnapshot().context.isRefused, said]).toEqual([
      false,
      [`communication.testMail.failed ${reason} 6000`],
    ]);
  });
});
