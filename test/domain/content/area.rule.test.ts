import { readArea } from '../../../src/domain/content/area.rule';

test.each([
  ['', null],
  [' ', null],
  ['1250', 1250],
  [' 1250,5 ', 1250.5],
  ['1250.55', 1250.55],
  ['0', 0],
  // A point before three digits may mean thousands or thousandths: the text stays unchanged.
  ['1.250', '1.250'],
  ['1250 m²', '1250 m²'],
  ['12,', '12,'],
  ['-3', '-3'],
  ['1e3', '1e3'],
  ['1234567890', '1234567890'],
])('%j is read as %j square metres (R-CON-01)', (typed, area) => {
  expect(readArea(typed)).toBe(area);
});
