import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { actionsOf, namesOf, offersModule } from '../../domain/shared/modules/module-entries.rule';
import { overviewOfModule } from '../../application/session/routes';
import { addressOfHit } from '../../application/session/fallback-address';
import { RecentRecords } from '../../application/shared/ports/recent-records.port';
import { useLanguageOf } from '../shared/runtime/language-of';
import { labelOf, useDynamicText } from '../shared/runtime/use-dynamic-text';
import { sizes, phone } from '../shared/theme/sizes';
import { useSession } from '../shared/runtime/use-session';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useService } from '../shared/runtime/use-service';
import { useText } from '../shared/runtime/use-text';
import { NamedIcon } from '../shared/icons/word-icon';

const useStyles = makeStyles({
  page: {
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
  may: {
    display: 'block',
    whiteSpace: 'normal',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  none: { padding: '10px 8px', color: tokens.colorNeutralForeground3 },
});

/**
 * Up to this number of modules, the start page lists the person's rights in each before the recent records. Rule
 * R-SES-29.
 */
const FEW = 6;

/** Modules and recently opened records. */
export const StartParts = () => {
  const styles = useStyles();
  const text = useText();
  const translate = useDynamicText();
  const { me, menu } = useSession();
  const languageOf = useLanguageOf();
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
  const isFew = modules.length <= FEW;
  const recentPart = (
    <section className={styles.part}>
      <h2 className={styles.heading}>{text('shell.start.recent')}</h2>
      {recent.length === 0 && <p className={styles.none}>{text('shell.start.noRecent')}</p>}
      <ul>
        {recent.map(({ path, module, title }) => (
          <li key={path}>
            <a className={styles.link} href={addressOfHit(me, { path, module, title })}>
              <span className={styles.title} lang={languageOf(module)} data-tooltip={title}>
                {title}
              </span>
              <span className={styles.quiet}>{translate(`${namesOf(module)}.record`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <div className={styles.page}>
      {!isFew && recentPart}
      <section className={styles.part}>
        <h2 className={styles.heading}>
          {text(isFew && modules.length > 0 ? 'shell.start.begin' : 'shell.start.modules')}
        </h2>
        {modules.length === 0 && <p className={styles.none}>{text('shell.start.noModules')}</p>}
        {isFew && modules.length > 0 && <p className={styles.none}>{text('shell.start.beginHint')}</p>}
        <ul className={styles.modules}>
          {modules.map(({ module, label, icon, path }) => (
            <li key={module}>
              <a className={styles.link} href={path}>
                <NamedIcon word={icon} />
                <span className={styles.title}>
                  {labelOf(label, translate)}
                  {isFew && (
                    <span className={styles.may}>
                      {actionsOf(me, module)
                        .map((action) => translate(`access.rights.action.${action}`))
                        .join(', ')}
                    </span>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {isFew && recentPart}
    </div>
  );
};
