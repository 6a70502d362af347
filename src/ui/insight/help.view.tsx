import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { HelpWish } from '../../application/insight/load-help';
import { helpPath, type HelpSection } from '../../domain/insight/help';
import { useSession } from '../shared/runtime/use-session';
import { useSupport } from '../session/published/use-support';
import { Button } from '../shared/controls/button';
import { CommandRow } from '../shared/record/command-row';
import * as shellShapes from '../shared/icons/shell-shapes';
import { followLinks } from '../shared/runtime/follow-links';
import { LinkText } from '../shared/controls/link-text';
import { Loaded } from '../shared/runtime/loadable';
import { MissingDialog } from '../shared/overlays/part-not-loaded';
import { sizes, phone } from '../shared/theme/sizes';
import { PageHeader } from '../shared/page/page-header';
import type { ScreenProps } from '../shared/page/screen';
import { EmptyState, FailedState } from '../shared/page/states';
import { useRetry } from '../shared/page/use-retry';
import { TextSkeleton } from '../shared/page/text-skeleton';
import { FluentRoot } from '../shared/theme/fluent-root';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import { NamedIcon } from '../shared/icons/word-icon';
import { useHelp } from './help.bridge';

const CONTENTS: HelpWish = { kind: 'contents' };

const useStyles = makeStyles({
  waiting: { padding: `12px ${sizes.sheetPadding}`, [phone]: { padding: `12px ${sizes.phonePadding}` } },
  list: { flex: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  section: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  head: {
    'gap': tokens.spacingHorizontalM,
    'minHeight': '52px',
    'padding': `4px ${sizes.sheetPadding}`,
    'textAlign': 'left',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [phone]: { padding: `4px ${sizes.phonePadding}` },
    '& svg': { flex: 'none', color: tokens.colorNeutralForeground3 },
  },
  title: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  intro: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  panel: { margin: 0 },
  below: { display: 'block' },
  pages: { paddingBottom: tokens.spacingVerticalS },
  page: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    padding: `6px ${sizes.sheetPadding} 6px calc(${sizes.sheetPadding} + 32px)`,
    [phone]: {
      padding: `6px ${sizes.phonePadding} 6px calc(${sizes.phonePadding} + 32px)`,
      minHeight: sizes.touch,
    },
  },
  words: { flex: '1', minWidth: 0, maxWidth: sizes.form },
});

/** All help pages by group, and the support button. */
export const HelpView = (props: ScreenProps) => <Groups key={useSession().me.settings.language} {...props} />;

const Groups = ({ title }: ScreenProps) => {
  const styles = useStyles();
  const text = useText();
  const [, navigate] = useLocation();
  const { found, failure, retry } = useHelp(CONTENTS);
  const retrying = useRetry(found !== null, retry);
  const support = useSupport();
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  return (
    <>
      <PageHeader title={title} />
      <CommandRow>
        <Button
          variant="primary"
          icon={shellShapes.mail}
          onClick={() => {
            setAsking(true);
          }}
        >
          {text('insight.help.support')}
        </Button>
      </CommandRow>
      {failure !== null && <FailedState title={text('insight.help.failed')} failure={failure} {...retrying} />}
      {found === null && failure === null && (
        <div className={styles.waiting} aria-busy>
          <TextSkeleton lines={12} />
        </div>
      )}
      {found !== null && found.sections.length === 0 && (
        <EmptyState title={text('insight.help.none.title')} body={text('insight.help.none.body')} />
      )}
      {found !== null && found.sections.length > 0 && (
        <div className={styles.list} onClick={followLinks(navigate)}>
          <FluentRoot>
            <Accordion multiple collapsible>
              {found.sections.map((section) => (
                <Section key={section.address.type} section={section} />
              ))}
            </Accordion>
          </FluentRoot>
        </div>
      )}
      {asking && (
        <Loaded
          part={support}
          props={{ onClose: close }}
          missing={(onRetry) => <MissingDialog onRetry={onRetry} onClose={close} />}
        />
      )}
    </>
  );
};

const Section = ({ section }: { readonly section: HelpSection }) => {
  const styles = useStyles();
  const text = useText();
  const id = useId();
  return (
    <AccordionItem value={section.address.type} className={styles.section}>
      <AccordionHeader
        as="h2"
        expandIconPosition="end"
        button={{ 'className': styles.head, 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-intro` }}
      >
        <NamedIcon word={section.icon} />
        <span>
          <span id={`${id}-title`} className={styles.title}>
            {section.title}
          </span>
          <span id={`${id}-intro`} className={mergeClasses(styles.intro, styles.below)}>
            {section.intro}
          </span>
        </span>
      </AccordionHeader>
      <AccordionPanel className={styles.panel}>
        <ul className={styles.pages}>
          {section.pages.map(({ address, title, intro }) => (
            <li key={helpPath(address)} className={styles.page}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className={styles.intro}>{intro}</p>
              </div>
              <LinkText href={helpPath(address)} aria-label={text('insight.help.readPage', { title })}>
                {text('insight.help.read')}
              </LinkText>
            </li>
          ))}
        </ul>
      </AccordionPanel>
    </AccordionItem>
  );
};
