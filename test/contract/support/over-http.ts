import { escaped } from './declared-calls';
import { httpOffice } from './http-office';
import { dependent, noteDependent, titleIn, undeclared, WITH } from './noted-cases';
import { SPECIFIED, type Offer } from './offer';
import { defineSample, type Sampling } from './sampled-cases';

const WITHOUT = 'HTTP without extras';

/** Titles of cases whose adapter takes another way without extras, to the same end. */
const SAME_END = new RegExp(
  [
    'is for (?:those with a right on it|who is signed in)',
    'is closed to whoever has no right',
    'names promotions within 30 days',
    'tells of a price list',
    'has every kind with a day',
    'the record that is open',
  ].join('|'),
);

/** Titles of cases that exist without extras, and of those that ran there because they depend on them. */
const [existing, ran] = [new Set<string>(), new Set<string>()];

/** A case exists whose title has this form, with other values in its places. */
const exists = (title: string): boolean =>
  [...existing].some((format) => new RegExp(`^${format.split(/%\w+/).map(escaped).join('.*')}$`).test(title));

/** Notes which cases ask for it. */
const notedOffer: Offer = {
  get extras() {
    noteDependent();
    return true;
  },
};

const sampling: Sampling = {
  always: SAME_END,
  onCase: (title) => existing.add(title.replace(` (${WITHOUT})`, '')),
  onDrawn: () => ran.delete(titleIn(WITHOUT) ?? ''),
};

type Contract = (world: string, make: typeof httpOffice, offer: Offer) => void;

/**
 * Runs suites against an API with extras, and against one that has exactly what is specified: there, each case that
 * depends on extras and a sample of the others.
 */
export const overHttp = (...contracts: readonly Contract[]): void => {
  for (const contract of contracts) {
    contract(WITH, httpOffice, notedOffer);
    defineSample(contract, sampling, () => {
      contract(WITHOUT, (onUnauthenticated) => httpOffice(onUnauthenticated, SPECIFIED), SPECIFIED);
    });
  }
  beforeEach(() => {
    ran.add(titleIn(WITHOUT) ?? '');
  });
  test('adapters send only what endpoints declare', () => {
    expect([...undeclared]).toEqual([]);
  });
  test('cases that depend on extras run without them as well', () => {
    expect([...dependent].filter((title) => exists(title) && !ran.has(title))).toEqual([]);
  });
};
