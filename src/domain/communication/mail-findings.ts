import { emailProblem } from '../shared/email.rule';
import { unescapeHtml } from '../shared/rich-text/escape-html.rule';
import { safeUrl } from '../shared/rich-text/url';
import { attributeOf } from '../shared/rich-text/tag';
import { tokensOf } from '../shared/rich-text/tokens';
import { isUnreadable, unfilledIn } from './mail-places.rule';
import { MAX_RENDERED, renderedLength } from './mail-render.rule';
import { fillAddressVariables } from './mail-addresses.rule';
import { misspeltIn, valueOf, variablesIn, type VariableValues } from './mail-variables.rule';

/** What is wrong with the address of a link or a picture. */
type LinkProblem = 'empty' | 'unsafe' | 'relative' | 'malformed';

export interface LinkFinding {
  readonly address: string;
  readonly problem: LinkProblem;
}

/** What is odd about a template. Rule R-EML-11. */
export interface MailFindings {
  /** Used, but no variable; with the one that was probably meant. */
  readonly unknown: readonly { readonly name: string; readonly meant: string | null }[];
  /** Used, but without a sample value. */
  readonly missing: readonly string[];
  /** Written between braces, but no name: sent as written. */
  readonly misspelt: readonly string[];
  /** Not used in subject or content. */
  readonly unused: readonly string[];
  /** Known, but used where values are not put, such as in a style: sent as written. */
  readonly unfilled: readonly string[];
  readonly links: readonly LinkFinding[];
  /** The content has markup that cannot be read; variables after it are sent as written. */
  readonly unreadable: boolean;
}

interface Proven {
  readonly subject: string;
  readonly content: string;
  readonly variables: readonly string[];
  readonly values: VariableValues;
}

/** Names that a template knows: those that the websites give, then its own. */
export const knownVariables = ({ variables, values }: Pick<Proven, 'variables' | 'values'>): readonly string[] => [
  ...new Set([...variables, ...Object.keys(values)]),
];

/** How many letters differ (Levenshtein distance). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let place = 1; place <= one.length; place += 1) {
    const next = [place];
    for (let at = 1; at <= other.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (one[place - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The known name that is most like another, if it is like it at all. */
const meantBy = (name: string, known: readonly string[]): string | null => {
  const [best] = known
    .map((candidate) => ({ candidate, far: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.far - other.far);
  return best !== undefined && best.far <= Math.max(2, Math.floor(best.candidate.length / 2)) ? best.candidate : null;
};

const WEB = /^https?:\/\/(?:[^\s/?#@]+@)?[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

const linkProblem = (address: string): LinkProblem | null => {
  const url = address.trim();
  if (url === '' || url === '#') return 'empty';
  if (safeUrl(url) === null) return 'unsafe';
  if (/^https?:/i.test(url)) return WEB.test(url) && URL.canParse(url) ? null : 'malformed';
  if (/^mailto:/i.test(url)) return emailProblem(url.slice(7).split('?')[0] ?? '') === null ? null : 'malformed';
  if (/^(?:tel|sms):/i.test(url)) return /^[a-z]+:\+?[\d\s().-]{3,}$/i.test(url) ? null : 'malformed';
  // A path is completed when the mail is sent.
  return url.startsWith('/') ? null : 'relative';
};

const linksIn = (content: string, values: VariableValues): readonly LinkFinding[] =>
  tokensOf(content).flatMap((token) => {
    const attribute =
      token.kind === 'open' && token.tag === 'a'
        ? 'href'
        : token.kind === 'whole' && token.tag === 'img'
          ? 'src'
          : null;
    const written = attribute === null ? null : attributeOf(token.source, attribute);
    if (written === null) return [];
    const address = fillAddressVariables(unescapeHtml(written), values);
    // What is not filled in is a finding of its own.
    const problem = variablesIn(address).length > 0 ? null : linkProblem(address);
    return problem === null ? [] : [{ address, problem }];
  });

/** Compares a template with its variables, and checks the form of its links. Rule R-EML-11. */
export const mailFindings = ({ subject, content, variables, values }: Proven): MailFindings => {
  const used = [...new Set([...variablesIn(subject), ...variablesIn(content)])];
  const known = knownVariables({ variables, values });
  return {
    unknown: used.filter((name) => !known.includes(name)).map((name) => ({ name, meant: meantBy(name, known) })),
    missing: used.filter((name) => known.includes(name) && valueOf(values, name) === null),
    misspelt: [...new Set([...misspeltIn(subject), ...misspeltIn(content)])],
    unused: known.filter((name) => !used.includes(name)),
    unfilled: unfilledIn(content).filter((name) => known.includes(name)),
    // A longer mail is refused by its rule; filling its addresses could take hundreds of megabytes.
    links: renderedLength({ subject, content }, values) > MAX_RENDERED ? [] : linksIn(content, values),
    unreadable: isUnreadable(content),
  };
};

/** A mistake, and the variable or address that it is about. */
interface MailProblem {
  readonly kind: 'unknown' | 'missing' | 'misspelt' | 'unfilled' | 'unreadable' | 'link';
  readonly name: string;
}

/** What has to be mended before a mail is right; an unused variable is no mistake. Rule R-EML-11. */
export const mailProblems = ({
  unknown,
  missing,
  misspelt,
  unfilled,
  links,
  unreadable,
}: MailFindings): readonly MailProblem[] => {
  const named = (kind: MailProblem['kind'], names: readonly string[]) => names.map((name) => ({ kind, name }));
  return [
    ...named(
      'unknown',
      unknown.map(({ name }) => name),
    ),
    ...named('missing', missing),
    ...named('misspelt', misspelt),
    ...named('unfilled', unfilled),
    ...named('unreadable', unreadable ? [''] : []),
    ...named(
      'link',
      links.map(({ address }) => address),
    ),
  ];
};

export const problemCount = (findings: MailFindings): number => mailProblems(findings).length;
