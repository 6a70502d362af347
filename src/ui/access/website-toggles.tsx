import { makeStyles } from '@griffel/react';
import type { Id } from '../../domain/shared/id';
import { sizes, phone } from '../shared/theme/sizes';
import { RailSection } from '../shared/record/record-layout';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { ToggleRow } from '../shared/controls/toggle';
import { useText } from '../shared/runtime/use-text';

interface WebsiteTogglesProps {
  /** The websites of the person who chooses. */
  readonly websites: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: readonly Id[];
  readonly disabled: boolean;
  /** The selection is known; until then only names are shown. */
  readonly ready?: boolean;
  readonly onChoose: (chosen: readonly Id[]) => void;
}

const useStyles = makeStyles({
  // As high as a switch.
  row: {
    'display': 'flex',
    'alignItems': 'center',
    'minHeight': sizes.tableRow,
    'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomStyle: 'none' },
    [phone]: { minHeight: sizes.touch },
  },
  hint: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** Switches for the websites of a user. */
export const WebsiteToggles = ({ websites, chosen, disabled, ready = true, onChoose }: WebsiteTogglesProps) => {
  const styles = useStyles();
  const text = useText();
  const count = websites.filter(({ id }) => chosen.includes(id)).length;
  return (
    <RailSection
      title={text('access.user.websites')}
      aside={ready ? text('access.user.websitesOf', { count, total: websites.length }) : undefined}
    >
      {websites.length === 0 && <p className={styles.hint}>{text('access.user.noWebsites')}</p>}
      {websites.map(({ id, name }) =>
        !ready ? (
          <p key={id} className={styles.row}>
            {name}
          </p>
        ) : (
          <ToggleRow
            key={id}
            checked={chosen.includes(id)}
            disabled={disabled}
            onChange={({ target }) => {
              onChoose(target.checked ? [...chosen, id] : chosen.filter((website) => website !== id));
            }}
          >
            {name}
          </ToggleRow>
        ),
      )}
    </RailSection>
  );
};
