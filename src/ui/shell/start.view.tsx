import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { namesOf, offersModule } from '../../domain/shared/module-entries.rule';
import { overviewOfModule } from '../../application/session/routes';
import { Clock } from '../../application/shared/ports/clock.port';
import { RecentRecords } from '../../application/shared/ports/recent-records.port';
import { labelOf, useDynamicText } from '../shared/runtime/use-dynamic-text';
import { sizes, phone } from '../shared/theme/sizes';
import { PageHeader } from '../shared/page/page-header';
import { useFormat, useSession } from '../shared/runtime/use-session';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useService } from '../shared/runtime/use-service';
import { useText } from '../shared/runtime/use-text';
import { NamedIcon } from '../shared/icons/word-icon';
import { followLinks } from '../shared/runtime/follow-links';

const useStyles = makeStyles({
  page: {
    flex: '1',
    minHeight: 0,
    overflow: 'auto',
    padding: `8px ${sizes.sheetPadding} 24px`,
    [phone]: { padding: `8px ${sizes.phonePadding} 24px` },
  },
  part: { marginTop: tokens.spacingVerticalL },
  heading: {
    paddingBottom: tokens.spacingVerticalS,
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  modules: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    columnGap: tokens.spacingHorizontalL,
  },
  link: {
    'display': 'flex',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalM,
    'minHeight': '40px',
    'padding': '0 8px',
    'color': tokens.colorNeutralForeground1,
    'textDecoration': 'none',
    'borderRadius': tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [phone]: { minHeight: sizes.touch },
    '& > svg': { color: tokens.colorNeutralForeground3 },
  },
  title: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flex: '1' },
  quiet: { color: tokens.colorNeutralForeground3 },
  none: { padding: '10px 8px', color: tokens.colorNeutralForeground3 },
});

const greetingOf = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';

/** The start page: modules and recently opened records. */
export const StartView = () => {
  const styles = useStyles();
  const text = useText();
  const translate = useDynamicText();
  const format = useFormat();
  const { me, menu } = useSession();
  const [, navigate] = useLocation();
  const now = useService(Clock).now();
  const recentRecords = useService(RecentRecords);
  const [recent] = useState(() => recentRecords.list(me.id).filter(({ module }) => offersModule(me, module)));
  const modules = menu
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const route = overviewOfModule(item.module);
      return route === undefined || item.module === 'dashboard' || !offersModule(me, item.module)
        ? []
        : [{ ...item, path: route.path }];
    });
  return (
    <>
      <PageHeader title={text(`shell.start.${greetingOf(format.hour(now))}`, { name: me.firstname })} />
      <div className={styles.page} onClick={followLinks(navigate)}>
        <section className={styles.part}>
          <h2 className={styles.heading}>{text('shell.start.recent')}</h2>
          {recent.length === 0 && <p className={styles.none}>{text('shell.start.noRecent')}</p>}
          <ul>
            {recent.map(({ path, module, title }) => (
              <li key={path}>
                <a className={styles.link} href={path}>
                  <span className={styles.title} data-tooltip={title}>
                    {title}
                  </span>
                  <span className={styles.quiet}>{translate(`${namesOf(module)}.record`)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part}>
          <h2 className={styles.heading}>{text('shell.start.modules')}</h2>
          {modules.length === 0 && <p className={styles.none}>{text('shell.start.noModules')}</p>}
          <ul className={styles.modules}>
            {modules.map(({ module, label, icon, path }) => (
              <li key={module}>
                <a className={styles.link} href={path}>
                  <NamedIcon word={icon} />
                  <span className={styles.title}>{labelOf(label, translate)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
};
