import { emailProblem } from '../shared/email.rule';
import { unescapeHtml } from '../shared/rich-text/escape-html.rule';
import { safeUrl } from '../shared/rich-text/url';
import { attributeOf } from '../shared/rich-text/tag';
import { tokensOf } from '../shared/rich-text/tokens';
import { isUnreadable, unfilledIn } from './mail-places.rule';
import { MAX_RENDERED, renderedLength } from './mail-render.rule';
import { fillAddressVariables } from './mail-addresses.rule';
import { misspeltIn, valueOf, variablesIn, type VariableValues } from './mail-variables.rule';

/** Problem with the URL of a link or an image. */
type LinkProblem = 'empty' | 'unsafe' | 'relative' | 'malformed';

export interface LinkFinding {
  readonly address: string;
  readonly problem: LinkProblem;
}

/** Warnings about a template. Rule R-EML-11. */
export interface MailFindings {
  /** Unknown variables that are used, with the most similar known name. */
  readonly unknown: readonly { readonly name: string; readonly meant: string | null }[];
  /** Used variables without a sample value. */
  readonly missing: readonly string[];
  /** Text between braces that is not a valid name; sent unchanged. */
  readonly misspelt: readonly string[];
  /** Known variables used in neither subject nor content. */
  readonly unused: readonly string[];
  /** Known variables in places where values are not filled in, such as a style; sent unchanged. */
  readonly unfilled: readonly string[];
  readonly links: readonly LinkFinding[];
  /** The content has markup that cannot be parsed; variables after it are sent unchanged. */
  readonly unreadable: boolean;
}

interface Proven {
  readonly subject: string;
  readonly content: string;
  readonly variables: readonly string[];
  readonly values: VariableValues;
}

/** Known names: first those of the websites, then those of the template. */
export const knownVariables = ({ variables, values }: Pick<Proven, 'variables' | 'values'>): readonly string[] => [
  ...new Set([...variables, ...Object.keys(values)]),
];

/** Levenshtein distance. */
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

/** The most similar known name; null when none is similar enough. */
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
  // Sending completes a path.
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
    // Unfilled variables have their own warning.
    const problem = variablesIn(address).length > 0 ? null : linkProblem(address);
    return problem === null ? [] : [{ address, problem }];
  });

/** Checks the variables and the link URLs of a template. Rule R-EML-11. */
export const mailFindings = ({ subject, content, variables, values }: Proven): MailFindings => {
  const used = [...new Set([...variablesIn(subject), ...variablesIn(content)])];
  const known = knownVariables({ variables, values });
  return {
    unknown: used.filter((name) => !known.includes(name)).map((name) => ({ name, meant: meantBy(name, known) })),
    missing: used.filter((name) => known.includes(name) && valueOf(values, name) === null),
    misspelt: [...new Set([...misspeltIn(subject), ...misspeltIn(content)])],
    unused: known.filter((name) => !used.includes(name)),
    unfilled: unfilledIn(content).filter((name) => known.includes(name)),
    // Skip mails over the limit: their rule refuses them, and filling their URLs could take hundreds of megabytes.
    links: renderedLength({ subject, content }, values) > MAX_RENDERED ? [] : linksIn(content, values),
    unreadable: isUnreadable(content),
  };
};

/** An error with the variable or URL that causes it. */
interface MailProblem {
  readonly kind: 'unknown' | 'missing' | 'misspelt' | 'unfilled' | 'unreadable' | 'link';
  readonly name: string;
}

/** Errors to fix before a mail is correct; an unused variable is not an error. Rule R-EML-11. */
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
