import { makeStyles } from '@griffel/react';
import { useRef } from 'react';
import { helpPath, type HelpAddress, type HelpPage } from '../../domain/insight/help';
import { LinkButton, LinkText } from '../shared/controls/link-text';
import { headingsOf, SafeHtml } from '../shared/controls/safe-html';
import { focusOnMount } from '../shared/focus/take-focus';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';

interface HelpTextProps {
  readonly page: HelpPage;
  readonly address: HelpAddress;
  readonly section: string | undefined;
  /** The page was just opened: its title receives the focus. */
  readonly visited: boolean;
}

const useStyles = makeStyles({
  crumb: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  title: {
    'margin': '2px 0 8px',
    'fontSize': tokens.fontSizeBase400,
    'lineHeight': tokens.lineHeightBase400,
    'fontWeight': tokens.fontWeightSemibold,
    ':focus-visible': { outlineStyle: 'none' },
  },
  intro: { color: tokens.colorNeutralForeground3 },
  // Keeps jump targets clear of the sticky search.
  body: { '& h3': { scrollMarginTop: '56px' } },
  parts: { 'margin': '12px 0 4px', '& > h4': { fontWeight: tokens.fontWeightSemibold }, '& li': { marginTop: '4px' } },
  foot: { marginTop: tokens.spacingVerticalL },
});

/** A help page in the drawer, with links to its sections. */
export const HelpText = ({ page, address, section, visited }: HelpTextProps) => {
  const styles = useStyles();
  const text = useText();
  const body = useRef<HTMLDivElement>(null);
  const parts = headingsOf(page.body);
  const jump = (place: number): void => {
    const heading = body.current?.querySelectorAll('h3')[place];
    if (heading === undefined) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      {section !== undefined && (
        <p className={styles.crumb}>
          {section} › {page.title}
        </p>
      )}
      <h3 ref={visited ? focusOnMount : undefined} tabIndex={-1} className={styles.title}>
        {page.title}
      </h3>
      {page.intro !== '' && <p className={styles.intro}>{page.intro}</p>}
      {parts.length > 1 && (
        <nav className={styles.parts} aria-labelledby="help-parts">
          <h4 id="help-parts">{text('insight.help.parts')}</h4>
          {/* Sections may share a name. */}
          <ul>
            {parts.map((part, place) => (
              <li key={place}>
                <LinkButton
                  onClick={() => {
                    jump(place);
                  }}
                >
                  {part}
                </LinkButton>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div ref={body} className={styles.body}>
        <SafeHtml html={page.body} />
      </div>
      <p className={styles.foot}>
        <LinkText href={helpPath(address)}>{text('insight.help.fullPage')}</LinkText>
      </p>
    </>
  );
};
