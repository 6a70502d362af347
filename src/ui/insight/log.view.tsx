import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useCallback, useId, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { STANDARD_SIZE } from '../../application/shared/first-page';
import { toSearch } from '../../application/shared/list-address';
import { recordPath } from '../../application/shared/record-path';
import { logEntries, type LogEntry, type LogPairs } from '../../domain/insight/log-entry';
import { defaultQuery, MAX_TERM_LENGTH } from '../../domain/shared/list-query';
import { CommandButton } from '../shared/commands/command-button';
import { LinkText } from '../shared/controls/link-text';
import * as shellShapes from '../shared/icons/shell-shapes';
import { useKey } from '../shared/focus/keys.bridge';
import { FactList } from '../shared/page/fact-list';
import { PageHeader } from '../shared/page/page-header';
import type { ScreenProps } from '../shared/page/screen';
import { TextSkeleton } from '../shared/page/text-skeleton';
import { CommandRow } from '../shared/record/command-row';
import { useReading } from '../shared/record/reading.bridge';
import { RailSection, RecordLayout } from '../shared/record/record-layout';
import { followLinks } from '../shared/runtime/follow-links';
import { LOADING_REASON } from '../shared/record/disabled-reasons';
import { Pending } from '../shared/runtime/pending';
import { useAllowed, useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useCopyLog } from './copy-log.bridge';
import { LevelIcon } from './published/log-level';
import { logAsText, logSections } from './log-text';

const LIST = `/${logEntries.key}`;

const useStyles = makeStyles({
  work: {
    padding: `14px ${sizes.sheetPadding} ${tokens.spacingVerticalXXL}`,
    [phone]: { padding: `14px ${sizes.phonePadding} ${tokens.spacingVerticalXXL}` },
  },
  lead: { display: 'flex', alignItems: 'flex-start', gap: '10px', marginBottom: tokens.spacingVerticalSNudge },
  heading: {
    minWidth: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  part: { marginTop: tokens.spacingVerticalL, marginBottom: tokens.spacingVerticalXXS },
  text: {
    padding: `7px 0`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
});

/** A log entry with all stored data. Rule R-INS-27. */
export const LogView = (props: ScreenProps) => <Entry key={props.params['id']} {...props} />;

const Entry = ({ title, action, params }: ScreenProps) => {
  const text = useText();
  const format = useFormat();
  const [, navigate] = useLocation();
  const copy = useCopyLog();
  const id = params['id'] ?? '';
  const entry = useReading(logEntries, id);
  const disabledReason = entry === null ? LOADING_REASON : null;
  const back = useCallback(() => {
    navigate(LIST, { state: { returnTo: id } });
  }, [id, navigate]);
  useKey('Escape', back);
  return (
    <>
      <Pending when={entry === null}>
        <PageHeader
          title={title}
          action={action}
          record={entry === null || entry.module === '' ? undefined : entry.module}
          onBack={back}
        />
      </Pending>
      <CommandRow>
        <CommandButton
          command={{
            key: 'copy',
            label: 'insight.logs.detail.copy',
            icon: Copy20Regular,
            disabledReason,
            run: () => {
              if (entry !== null) copy(logAsText(entry, text, format));
            },
          }}
        />
        <CommandButton
          command={{
            key: 'same',
            label: 'insight.logs.detail.same',
            icon: shellShapes.filter,
            disabledReason,
            run: () => {
              if (entry !== null) navigate(`${LIST}?${searchOfMessage(entry)}`);
            },
          }}
        />
      </CommandRow>
      <RecordLayout wideRail rail={entry === null ? <Loading /> : <ServerInfo info={entry.info} />}>
        {entry === null ? <Loading /> : <Facts entry={entry} />}
      </RecordLayout>
    </>
  );
};

/** The query for all entries with the same message. */
const searchOfMessage = ({ message }: LogEntry): string =>
  toSearch(
    { ...defaultQuery({ ...logEntries.noFilter, message: message.slice(0, MAX_TERM_LENGTH) }), sort: null },
    STANDARD_SIZE,
    logEntries.order,
  );

const Loading = () => (
  <div className={useStyles().work} aria-busy>
    <TextSkeleton lines={10} />
  </div>
);

const Facts = ({ entry }: { readonly entry: LogEntry }) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const id = useId();
  const [, navigate] = useLocation();
  const mayOpen = useAllowed('users').edit;
  const user = (name: string): ReactNode =>
    entry.user === null || !mayOpen ? name : <LinkText href={recordPath('/users', entry.user.id)}>{name}</LinkText>;
  // Focusable, because without fields the keyboard could not scroll it.
  return (
    <article className={styles.work} tabIndex={0} aria-labelledby={id} onClick={followLinks(navigate)}>
      <div className={styles.lead}>
        <LevelIcon level={entry.level} size={20} />
        <h2 id={id} className={styles.heading}>
          {entry.message}
        </h2>
      </div>
      {logSections(entry, text, format).map(({ heading, pairs, user: ofUser, text: words }) => (
        <section key={heading} aria-label={heading === '' ? undefined : heading}>
          {heading !== '' && <h3 className={mergeClasses(styles.heading, styles.part)}>{heading}</h3>}
          {words === undefined ? (
            <FactList pairs={pairs.map(([name, value], place) => [name, place === ofUser ? user(value) : value])} />
          ) : (
            <p className={styles.text}>{words}</p>
          )}
        </section>
      ))}
    </article>
  );
};

const ServerInfo = ({ info }: { readonly info: LogPairs }) => {
  const text = useText();
  return (
    <RailSection
      title={text('insight.logs.detail.info')}
      aside={text('insight.logs.detail.values', { count: info.length })}
    >
      <div role="group" tabIndex={0} aria-label={text('insight.logs.detail.info')}>
        <FactList pairs={info} dense />
      </div>
    </RailSection>
  );
};
