import { makeStyles } from '@griffel/react';
import { Fragment, useCallback, useId } from 'react';
import { useLocation } from 'wouter';
import { searchedList } from '../../application/shared/list-address';
import { spareParts } from '../../domain/spare-parts/spare-part';
import { sparePartLogs, type SparePartLog } from '../../domain/spare-parts/spare-part-log';
import { LinkText } from '../shared/controls/link-text';
import { followLinks } from '../shared/runtime/follow-links';
import { LevelIcon } from '../insight/published/log-level';
import { levelName } from '../insight/published/log-names';
import { useKey } from '../shared/focus/keys.bridge';
import { FactList } from '../shared/page/fact-list';
import { PageHeader } from '../shared/page/page-header';
import type { ScreenProps } from '../shared/page/screen';
import { TextSkeleton } from '../shared/page/text-skeleton';
import { useReading } from '../shared/record/reading.bridge';
import { RailSection, RecordLayout } from '../shared/record/record-layout';
import { Pending } from '../shared/runtime/pending';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

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
});

/** An entry of the spare-part log. Rule R-SPA-05. */
export const SparePartLogView = (props: ScreenProps) => <Entry key={props.params['id']} {...props} />;

const Entry = ({ title, action, params }: ScreenProps) => {
  const styles = useStyles();
  const [, navigate] = useLocation();
  const id = params['id'] ?? '';
  const entry = useReading(sparePartLogs, id);
  const back = useCallback(() => {
    navigate(`/${sparePartLogs.key}`, { state: { returnTo: id } });
  }, [id, navigate]);
  useKey('Escape', back);
  return (
    <>
      <Pending when={entry === null}>
        <PageHeader title={title} action={action} record={entry?.names[0]} onBack={back} />
      </Pending>
      <RecordLayout wideRail rail={entry?.data.length === 0 ? null : <Data data={entry?.data ?? null} />}>
        {entry === null ? (
          <div className={styles.work} aria-busy>
            <TextSkeleton lines={8} />
          </div>
        ) : (
          <Facts entry={entry} />
        )}
      </RecordLayout>
    </>
  );
};

const Facts = ({ entry }: { readonly entry: SparePartLog }) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const [, navigate] = useLocation();
  const id = useId();
  const names = entry.names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && ', '}
      <LinkText href={searchedList(`/${spareParts.key}`, name)}>{name}</LinkText>
    </Fragment>
  ));
  return (
    // Focusable, because without fields the keyboard could not scroll it.
    <article className={styles.work} tabIndex={0} aria-labelledby={id} onClick={followLinks(navigate)}>
      <div className={styles.lead}>
        <LevelIcon level={entry.level} size={20} />
        <h2 id={id} className={styles.heading}>
          {entry.message}
        </h2>
      </div>
      <FactList
        pairs={[
          ...(entry.names.length === 0 ? [] : [[text('spareParts.log.names'), names] as const]),
          [text('spareParts.logs.columns.level'), levelName(entry.level, text)],
          [text('spareParts.logs.columns.createdAt'), format.dateTimeSeconds(entry.updatedAt)],
        ]}
      />
    </article>
  );
};

/** `null` while loading. */
const Data = ({ data }: { readonly data: SparePartLog['data'] | null }) => {
  const text = useText();
  return (
    <Pending when={data === null}>
      <RailSection title={text('spareParts.log.data')}>
        <div role="group" tabIndex={0} aria-label={text('spareParts.log.data')}>
          <FactList pairs={data ?? []} dense />
        </div>
      </RailSection>
    </Pending>
  );
};
