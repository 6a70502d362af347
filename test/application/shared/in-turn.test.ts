import { either } from 'fp-ts';
import { inTurn } from '../../../src/application/shared/in-turn';

type Given = either.Either<never, string>;

/** A promise that the test resolves. */
const anAnswer = () => {
  let resolve: (given: Given) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<Given>((give, breakOff) => {
    [resolve, reject] = [give, breakOff];
  });
  const answer = {
    asked: false,
    resolve: (given: Given) => {
      resolve(given);
    },
    reject: (reason: Error) => {
      reject(reason);
    },
    ask: (): Promise<Given> => {
      answer.asked = true;
      return promise;
    },
  };
  return answer;
};
const flushPromises = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

test('asks at most so many at a time, the others in order', async () => {
  const answers = [anAnswer(), anAnswer(), anAnswer(), anAnswer()];
  const turn = inTurn(2);
  const given = answers.map(({ ask }) => turn(ask)());
  const asked = () => answers.map((answer) => answer.asked);
  await flushPromises();
  expect(asked()).toEqual([true, true, false, false]);
  answers[1]?.resolve(either.right('second'));
  await flushPromises();
  expect(asked()).toEqual([true, true, true, false]);
  answers[0]?.resolve(either.right('first'));
  await flushPromises();
  expect(asked()).toEqual([true, true, true, true]);
  for (const answer of answers) answer.resolve(either.right('late'));
  expect(await Promise.all(given)).toEqual(['first', 'second', 'late', 'late'].map((text) => either.right(text)));
});

test('an answer that breaks off makes room too', async () => {
  const [broken, next] = [anAnswer(), anAnswer()];
  const turn = inTurn(1);
  const first = turn(broken.ask)();
  const second = turn(next.ask)();
  broken.reject(new Error('Broken off'));
  await expect(first).rejects.toThrow('Broken off');
  next.resolve(either.right('next'));
  expect(await second).toEqual(either.right('next'));
});
