import { makeResetStyles } from '@griffel/react';
import { OTHER_GROUP } from '../../../domain/catalogue/etim-feature.rule';
import { NamedKey } from '../../shared/controls/kbd';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import type { BoundEtim } from './overview.bridge';

const useFoot = makeResetStyles({
  'display': 'flex',
  'flex': 'none',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'justifyContent': 'space-between',
  'gap': `0 ${tokens.spacingHorizontalL}`,
  'minHeight': sizes.pager,
  'boxSizing': 'border-box',
  'padding': `0 ${sizes.sheetPadding}`,
  'borderTop': `1px solid ${tokens.colorNeutralStroke2}`,
  'fontSize': tokens.fontSizeBase200,
  'color': tokens.colorNeutralForeground3,
  'whiteSpace': 'nowrap',
  '& > p > b': {
    marginRight: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: `0 ${tokens.spacingHorizontalL}` },
  '& > div > span': { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  [slim]: { '& > div': { display: 'none' } },
  [phone]: { 'padding': `0 ${sizes.phonePadding}`, '& > div': { display: 'none' } },
});

/** Number of items and selected items, and the keys of the list. */
export const Foot = ({ etim: { selection, snapshot, rights } }: { readonly etim: BoundEtim }) => {
  const [foot, text] = [useFoot(), useText()];
  const { features, categories, order } = snapshot.context;
  const count = selection.ids.size;
  const own = [...order.features.keys()].filter((id) => id !== OTHER_GROUP).length;
  return (
    <footer className={foot}>
      <p>
        {count > 0 && <b>{text('shared.list.selected', { count })}</b>}
        {text('catalogue.etimOverview.total', {
          features: text('catalogue.etimOverview.features', { count: features.size }),
          categories: text('catalogue.etimOverview.categories', { count: Math.max(own, categories.length) }),
        })}
      </p>
      <div>
        <span>
          <NamedKey name="ctrl" /> {text('catalogue.etimOverview.keys.add')}
        </span>
        <span>
          <NamedKey name="shift" /> {text('catalogue.etimOverview.keys.range')}
        </span>
        {rights.sort && (
          <>
            <span>
              <NamedKey name="space" /> {text('catalogue.etimOverview.keys.lift')}
            </span>
            <span>
              <NamedKey name="up" />
              <NamedKey name="down" /> {text('catalogue.etimOverview.keys.move')}
            </span>
            <span>
              <NamedKey name="escape" /> {text('catalogue.etimOverview.keys.cancel')}
            </span>
          </>
        )}
      </div>
    </footer>
  );
};
