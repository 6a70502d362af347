import { render } from '@testing-library/react';
import { Highlight } from '../../../../src/ui/shared/controls/highlight';

const marked = (text: string, term: string): readonly string[] => {
  const { container } = render(<Highlight text={text} term={term} />);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
};

// Rule R-SHR-19.
test.each<[string, string, readonly string[]]>([
  ['Fatima El Amrani', 'amrani fatima', ['Fatima', 'Amrani']],
  ['Fatima El Amrani', 'el amrani', ['El Amrani']],
  ['Fatima El Amrani', ' Fatima  Amrani ', ['Fatima', 'Amrani']],
  ['Fatima El Amrani', 'fat fatima', ['Fatima']],
  ['Fatima El Amrani', 'f amrani', ['Amrani']],
  ['Fatima El Amrani', 'f', []],
  ['Fatima El Amrani', 'a i', []],
  ['A i van der Berg', 'a i', ['A i']],
  ['50% (netto)', '(netto) 50%', ['50%', '(netto)']],
])('in %p, %p highlights %j (R-SHR-03)', (text, term, words) => {
  expect(marked(text, term)).toEqual(words);
});
