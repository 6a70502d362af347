import { recordPath } from '../../../application/shared/record-path';
import { makeStyles } from '@griffel/react';
import { useLocation } from 'wouter';
import type { FileUse, FileUses } from '../../../domain/library/library';
import { namesOf } from '../../../domain/shared/modules/module-entries.rule';
import { useDynamicText } from '../../shared/runtime/use-dynamic-text';
import { useFormat } from '../../shared/runtime/use-session';
import { followLinks } from '../../shared/runtime/follow-links';
import { LinkText } from '../../shared/controls/link-text';
import { quotedText, WebsiteText } from '../../shared/controls/website-text';
import { useLanguageOf } from '../../shared/runtime/language-of';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';

const MOST_USES = 6;

const useStyles = makeStyles({
  note: { marginTop: tokens.spacingVerticalMNudge, color: tokens.colorNeutralForeground2 },
  uses: {
    marginTop: tokens.spacingVerticalS,
    paddingLeft: tokens.spacingHorizontalL,
    listStyleType: 'disc',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
  links: { display: 'grid', gap: tokens.spacingVerticalXS },
  link: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The number of uses that the person may not see. */
const HiddenUses = ({ uses, hidden }: FileUses) => {
  const text = useText();
  return hidden > 0 ? (
    <li>{text(uses.length > 0 ? 'library.file.moreHidden' : 'library.file.onlyHidden', { count: hidden })}</li>
  ) : null;
};

/** The title of a use. The language of another website's content is unknown. */
const UseTitle = ({ module, title, website }: Pick<FileUse, 'module' | 'title' | 'website'>) => {
  const [text, lang] = [useText(), useLanguageOf()(module)];
  return website === undefined ? (
    <WebsiteText lang={lang}>{title}</WebsiteText>
  ) : (
    quotedText(
      (values) => text('library.file.onWebsite', values),
      { title, website },
      ['title'],
      lang === undefined ? undefined : '',
    )
  );
};

/** The first uses by name, and the number of the others. */
export const FirstUses = ({ uses, hidden }: FileUses) => {
  const [styles, text, translate] = [useStyles(), useText(), useDynamicText()];
  return (
    <ul className={styles.uses}>
      {uses
        .slice(0, MOST_USES)
        .map(({ module, id, path = id.split('/').reduce(recordPath, `/${module}`), title, website }) => (
          <li key={path}>
            {translate(`${namesOf(module)}.record`)}: <UseTitle module={module} title={title} website={website} />
          </li>
        ))}
      {uses.length > MOST_USES && <li>{text('shared.dialogs.delete.more', { count: uses.length - MOST_USES })}</li>}
      <HiddenUses uses={uses} hidden={hidden} />
    </ul>
  );
};

interface UsesNoteProps {
  /** Null while loading or unknown. */
  readonly uses: readonly FileUse[] | null;
  /** Number of uses that the person may not see. */
  readonly hidden: number;
  readonly looking?: boolean;
  /** The API does not offer a usage call. */
  readonly isUnsupported?: boolean;
  /** Not all files were checked: folders are selected, or too many files. */
  readonly isIncomplete?: boolean;
}

/** Uses affected by a deletion, or a statement that there are none. Rule R-LIB-12. */
export const UsesNote = ({
  uses,
  hidden,
  looking = false,
  isUnsupported = false,
  isIncomplete = false,
}: UsesNoteProps) => {
  const [styles, text, format] = [useStyles(), useText(), useFormat()];
  if (isUnsupported) return null;
  if (uses === null || uses.length + hidden === 0) {
    const told = looking
      ? text('library.overview.removal.looking')
      : uses === null
        ? text('library.overview.removal.unknown')
        : isIncomplete
          ? ''
          : text('library.overview.removal.unused');
    return (
      <p role="note" className={styles.note}>
        {told || text('library.overview.removal.unseen')}
      </p>
    );
  }
  return (
    <div role="note" className={styles.note}>
      <p>
        {text(isIncomplete ? 'library.overview.removal.usedAtLeast' : 'library.overview.removal.used', {
          count: uses.length + hidden,
          shown: format.number(uses.length + hidden),
        })}
      </p>
      <FirstUses uses={uses} hidden={hidden} />
    </div>
  );
};

/** Uses of a file as links. Rule R-LIB-12. */
export const UsesList = ({ uses, hidden }: FileUses) => {
  const [styles, text, translate] = [useStyles(), useText(), useDynamicText()];
  const languageOf = useLanguageOf();
  const [, navigate] = useLocation();
  if (uses.length + hidden === 0) return <p className={styles.quiet}>{text('library.file.unused')}</p>;
  return (
    <ul className={styles.links} onClick={followLinks(navigate)}>
      {uses.map(({ module, id, path = id.split('/').reduce(recordPath, `/${module}`), title, website }) => (
        <li key={path} className={styles.link}>
          <span className={styles.quiet}>{translate(`${namesOf(module)}.record`)}</span>{' '}
          {website === undefined ? (
            <LinkText href={path} lang={languageOf(module)}>
              {title}
            </LinkText>
          ) : (
            // Not a link: the record opens on its own website only.
            <span data-tooltip={text('library.file.otherWebsite', { website })}>
              <UseTitle module={module} title={title} website={website} />
            </span>
          )}
        </li>
      ))}
      <HiddenUses uses={uses} hidden={hidden} />
    </ul>
  );
};
