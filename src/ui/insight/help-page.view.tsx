import { makeStyles, mergeClasses } from '@griffel/react';
import { useLocation } from 'wouter';
import { helpPath, type HelpAddress, type HelpSection } from '../../domain/insight/help';
import { useSession } from '../shared/runtime/use-session';
import { followLinks } from '../shared/runtime/follow-links';
import { sizes, narrow, phone, slim } from '../shared/theme/sizes';
import { PageHeader } from '../shared/page/page-header';
import { SafeHtml } from '../shared/controls/safe-html';
import type { ScreenProps } from '../shared/page/screen';
import { StatePage } from '../shared/page/state-page';
import { FailedState } from '../shared/page/states';
import { useRetry } from '../shared/page/use-retry';
import { TextSkeleton } from '../shared/page/text-skeleton';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import { useHelp } from './help.bridge';

const HELP = '/help';

/** Narrow screens: the page first, then the table of contents. */
const oneColumn = { display: 'flex', flexDirection: 'column', overflow: 'visible' } as const;
const below = {
  order: 1,
  flex: 'none',
  borderRightStyle: 'none',
  borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
} as const;
const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    flex: '1',
    minHeight: 0,
    marginTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: oneColumn,
    [slim]: oneColumn,
  },
  contents: {
    overflow: 'auto',
    padding: '12px 12px 16px',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [narrow]: below,
    [slim]: below,
  },
  group: {
    padding: '8px 12px 2px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  link: {
    'display': 'block',
    'padding': '5px 12px',
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground1,
    'textDecorationLine': 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [phone]: { padding: '11px 12px' },
  },
  here: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
  },
  article: {
    'overflow': 'auto',
    'maxWidth': sizes.form,
    'padding': `16px ${sizes.sheetPadding} 32px`,
    'boxSizing': 'content-box',
    [narrow]: { overflow: 'visible', boxSizing: 'border-box', maxWidth: '100%' },
    [phone]: { padding: `16px ${sizes.phonePadding} 32px` },
    '& > h2': {
      fontSize: tokens.fontSizeBase500,
      lineHeight: tokens.lineHeightBase500,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  intro: { margin: '4px 0 12px', color: tokens.colorNeutralForeground3 },
});

/** A help page with its table of contents. */
export const HelpPageView = (props: ScreenProps) => (
  <Page
    key={`${useSession().me.settings.language} ${props.params['type'] ?? ''} ${props.params['module'] ?? ''}`}
    {...props}
  />
);

const Page = ({ title, action, params }: ScreenProps) => {
  const styles = useStyles();
  const text = useText();
  const [, navigate] = useLocation();
  const [type, module] = [params['type'] ?? '', params['module'] ?? null];
  const { found, failure, retry } = useHelp({ kind: 'address', address: { type, module } });
  const retrying = useRetry(found !== null, retry);
  const page = found?.page ?? null;
  return (
    <>
      <PageHeader
        title={title}
        action={action}
        record={page?.title}
        onBack={() => {
          navigate(HELP);
        }}
      />
      {failure !== null && <FailedState title={text('insight.help.failed')} failure={failure} {...retrying} />}
      {found === null && failure === null && (
        <div className={styles.columns} aria-busy>
          <div className={styles.contents}>
            <TextSkeleton lines={12} />
          </div>
          <div className={styles.article}>
            <TextSkeleton lines={12} />
          </div>
        </div>
      )}
      {found !== null && (
        <div className={styles.columns} onClick={followLinks(navigate)}>
          <Contents sections={found.sections} here={{ type, module }} />
          {page === null ? (
            <StatePage sign="gone" title={text('insight.help.noPage.title')} body={text('insight.help.noPage.body')} />
          ) : (
            <article className={styles.article} tabIndex={0} aria-labelledby="help-page">
              <h2 id="help-page">{page.title}</h2>
              {page.intro !== '' && <p className={styles.intro}>{page.intro}</p>}
              <SafeHtml html={page.body} />
            </article>
          )}
        </div>
      )}
    </>
  );
};

const Contents = ({ sections, here }: { readonly sections: readonly HelpSection[]; readonly here: HelpAddress }) => {
  const styles = useStyles();
  const text = useText();
  const current = helpPath(here);
  return (
    <nav className={styles.contents} aria-label={text('insight.help.contents')}>
      {sections.map((section) => (
        <section key={section.address.type}>
          <h2 className={styles.group}>{section.title}</h2>
          <ul>
            {section.pages.map(({ address, title }) => {
              const path = helpPath(address);
              return (
                <li key={path}>
                  <a
                    className={mergeClasses(styles.link, path === current && styles.here)}
                    href={path}
                    aria-current={path === current ? 'page' : undefined}
                  >
                    {title}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
};
