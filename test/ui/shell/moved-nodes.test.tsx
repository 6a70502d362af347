import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { tolerateMovedNodes } from '../../../src/ui/shell/moved-nodes';

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

const textsIn = (root: Node): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
};
const TAG: string = 'font';
const wrapper = (content: Node): HTMLElement => {
  const [outer, inner] = [document.createElement(TAG), document.createElement(TAG)];
  inner.append(content);
  outer.append(inner);
  return outer;
};
/** Ways in which translation extensions change the page: they wrap a text in elements, or replace it. */
const TRANSLATIONS: Readonly<Record<string, (text: Text) => void>> = {
  'wraps': (text) => {
    const place = document.createComment('');
    text.replaceWith(place);
    place.replaceWith(wrapper(text));
  },
  'replaces': (text) => {
    text.replaceWith(wrapper(document.createTextNode(`(${text.data})`)));
  },
  'replaces in two steps': (text) => {
    text.before(wrapper(document.createTextNode(`(${text.data})`)));
    text.remove();
  },
};

const Screen = () => {
  const [step, setStep] = useState(0);
  const [name, setName] = useState('');
  return (
    <form>
      <label>
        Naam <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <p data-testid="said">
        {step === 0 && 'Begin '}
        {step > 0 && <b>Stap </b>}
        {step} van {3 + step}
        {step === 0 ? ' en meer' : null}
      </p>
      <p data-testid="alone">{`${step} bestanden`}</p>
      <button
        type="button"
        onClick={() => {
          setStep(step + 1);
        }}
      >
        Verder
      </button>
    </form>
  );
};

test.each(Object.entries(TRANSLATIONS))(
  'a screen goes on where a translation %s its texts, and keeps what was typed',
  async (_how, translate) => {
    const user = userEvent.setup();
    const { container } = render(<Screen />);
    const stop = tolerateMovedNodes(container);
    await user.type(screen.getByRole('textbox'), 'Anna');
    textsIn(container).forEach(translate);
    await act(() => Promise.resolve());
    await user.click(screen.getByRole('button'));
    await act(() => Promise.resolve());
    expect(screen.getByTestId('said')).toHaveTextContent(/^Stap 1\W* van \W*4$/);
    expect(screen.getByTestId('alone')).toHaveTextContent('1 bestanden');
    expect(screen.getByRole('textbox')).toHaveValue('Anna');
    await user.click(screen.getByRole('button'));
    await act(() => Promise.resolve());
    expect(screen.getByTestId('said')).toHaveTextContent(/^Stap 2\W* van \W*5$/);
    stop();
  },
);

test('a node that is gone is not missed, and one that was moved elsewhere stays there', () => {
  const [parent, child, elsewhere] = ['p', 'b', 'div'].map((tag) => document.createElement(tag));
  if (parent === undefined || child === undefined || elsewhere === undefined) throw new Error('Nothing to move');
  const stop = tolerateMovedNodes(document);
  expect(parent.removeChild(child)).toBe(child);
  parent.append('een');
  parent.insertBefore(document.createTextNode('twee'), child);
  expect(parent.textContent).toBe('eentwee');
  elsewhere.append(child, 'drie');
  parent.append(elsewhere);
  parent.removeChild(child);
  expect(elsewhere.childNodes).toHaveLength(2);
  stop();
});
