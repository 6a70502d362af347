import { Accordion } from '@fluentui/react-components';
import { mergeClasses } from '@griffel/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { WiredRightsCatalogue } from '../../application/access/wire-rights-catalogue';
import {
  codesOf,
  codesOfGroup,
  findRights,
  unlistedRights,
  type RightsCatalogue,
} from '../../domain/access/rights-catalogue';
import type { UsergroupDraft } from '../../domain/access/usergroup';
import { fold } from '../../domain/shared/fold';
import { withIds } from '../../domain/shared/id-set';
import { can } from '../../domain/shared/permission';
import { labelOf, useDynamicText } from '../shared/runtime/use-dynamic-text';
import { usePending } from '../shared/runtime/pending';
import { useSession } from '../shared/runtime/use-session';
import { CommandButton } from '../shared/commands/command-button';
import { sortable } from '../shared/icons/shell-shapes';
import { useEditing, useFieldError } from '../shared/record/record-fields';
import { SearchField } from '../shared/controls/search-field';
import { FailedState } from '../shared/page/states';
import { useRetry } from '../shared/page/use-retry';
import { FluentRoot } from '../shared/theme/fluent-root';
import { useService } from '../shared/runtime/use-service';
import { useText } from '../shared/runtime/use-text';
import { RightsGroup, RightTick, type Given } from './usergroup-rights-group';
import { useRightsStyles } from './usergroup-rights.styles';

/** The rights accordion with search, and a list of rights unknown to the console. */
export const UsergroupRights = () => {
  const isPending = usePending('rights');
  const styles = useRightsStyles();
  const text = useText();
  const actor = useActorRef(useService(WiredRightsCatalogue));
  const { value: catalogue, failure } = useSelector(actor, ({ context }) => context);
  const failed = useSelector(actor, (state) => state.matches('failed'));
  const retry = useRetry(catalogue !== null, () => {
    actor.send({ type: 'retry.requested' });
  });
  if (failed) return <FailedState title={text('access.rights.failed')} failure={failure} {...retry} />;
  if (catalogue !== null && !isPending) return <Rights catalogue={catalogue} />;
  return (
    <section className={styles.part} aria-busy>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('access.usergroup.rights')}</h2>
      </div>
      <div className={styles.groups} data-skeleton="" aria-hidden>
        {[1, 2, 3, 4, 5].map((place) => (
          <div key={place} className={styles.shadow} />
        ))}
      </div>
    </section>
  );
};

const useGiven = (): Given => {
  const editing = useEditing();
  const { me } = useSession();
  const translate = useDynamicText();
  const { values, setFieldValue } = useFormikContext<UsergroupDraft>();
  return useMemo(
    () => ({
      held: new Set(values.rights),
      // Rule R-ACC-12.
      isOpen: (code) => editing && can(me, code),
      give: (codes, on) => {
        void setFieldValue('rights', withIds(values.rights, codes, on));
      },
      wordsOf: (label) => labelOf(label, translate),
    }),
    [editing, me, setFieldValue, translate, values.rights],
  );
};

const Rights = ({ catalogue }: { readonly catalogue: RightsCatalogue }) => {
  const styles = useRightsStyles();
  const text = useText();
  const { me } = useSession();
  const given = useGiven();
  const problem = useFieldError('rights');
  const { values, initialValues } = useFormikContext<UsergroupDraft>();
  const error = problem !== undefined && values.rights.length === 0 ? text('access.usergroup.noRights') : problem;
  const [term, setTerm] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(catalogue.slice(0, 1).map(({ label }) => label)),
  );

  const codes = useMemo(() => codesOf(catalogue), [catalogue]);
  const found = useMemo(() => findRights(catalogue, term, given.wordsOf), [catalogue, given.wordsOf, term]);
  const others = unlistedRights(catalogue, [...new Set([...initialValues.rights, ...values.rights])]).filter((code) =>
    fold(code).includes(fold(term)),
  );
  const isSearched = term.trim() !== '';
  const allOpen = opened.size === catalogue.length;
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('access.usergroup.rights')}</h2>
        <span className={styles.count}>
          {text('access.rights.given', {
            count: values.rights.length,
            total: new Set([...codes, ...values.rights]).size,
          })}
        </span>
        <SearchField label={text('access.rights.find')} value={term} onChange={setTerm} />
        <CommandButton
          iconOnly
          command={{
            key: 'rights',
            label: allOpen ? 'access.rights.collapse' : 'access.rights.expand',
            icon: sortable,
            disabledReason: isSearched ? { key: 'access.rights.foldOff' } : null,
            run: () => {
              setOpened(allOpen ? new Set() : new Set(catalogue.map(({ label }) => label)));
            },
          }}
        />
      </div>
      {error !== undefined && <p className={mergeClasses(styles.note, styles.wrong)}>{error}</p>}
      {!codes.every((code) => can(me, code)) && <p className={styles.note}>{text('access.rights.limited')}</p>}
      {isSearched && found.length === 0 && others.length === 0 && (
        <p className={styles.note} role="status">
          {text('access.rights.none', { term })}
        </p>
      )}
      <div className={styles.groups}>
        <FluentRoot>
          <Accordion<string>
            multiple
            collapsible
            openItems={isSearched ? found.map(({ label }) => label) : [...opened]}
            onToggle={(_, { openItems }) => {
              if (!isSearched) setOpened(new Set(openItems));
            }}
          >
            {found.map((group) => (
              <RightsGroup
                key={group.label}
                {...given}
                group={group}
                all={codesOfGroup(catalogue.find(({ label }) => label === group.label) ?? group)}
              />
            ))}
          </Accordion>
        </FluentRoot>
        {others.length > 0 && (
          <div className={styles.group}>
            <div className={styles.bar}>
              <h3>{text('access.rights.other')}</h3>
            </div>
            <p>{text('access.rights.otherBody')}</p>
            <div className={styles.named}>
              {others.map((code) => (
                <label key={code} className={styles.choice}>
                  <RightTick {...given} code={code} />
                  {code}
                </label>
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  );
};
