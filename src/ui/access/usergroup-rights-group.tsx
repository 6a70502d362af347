import { AccordionHeader, AccordionItem, AccordionPanel } from '@fluentui/react-components';
import {
  codesOfGroup,
  codesOfModule,
  type CatalogueGroup,
  type CatalogueModule,
} from '../../domain/access/rights-catalogue';
import { Checkbox } from '../shared/controls/checkbox';
import { useText } from '../shared/runtime/use-text';
import { NamedIcon } from '../shared/icons/word-icon';
import { useRightsStyles } from './usergroup-rights.styles';

/** The rights in the form, and which of them the person may change. */
export interface Given {
  readonly held: ReadonlySet<string>;
  /** False while read-only, or without the right. */
  readonly isOpen: (code: string) => boolean;
  readonly give: (codes: readonly string[], on: boolean) => void;
  /** Translates a label of the API. */
  readonly wordsOf: (label: string) => string;
}

interface AllTickProps extends Given {
  readonly codes: readonly string[];
  readonly label: string;
}

/** A checkbox for all rights that the person may change; indeterminate if only some are assigned. */
const AllTick = ({ codes, held, isOpen, give, label }: AllTickProps) => {
  const open = codes.filter(isOpen);
  const count = codes.filter((code) => held.has(code)).length;
  return (
    <Checkbox
      checked={count === codes.length && count > 0}
      mixed={count > 0 && count < codes.length}
      disabled={open.length === 0}
      aria-label={label}
      onChange={() => {
        give(open, !open.every((code) => held.has(code)));
      }}
    />
  );
};

interface RightTickProps extends Given {
  readonly code: string;
  readonly label?: string;
}

export const RightTick = ({ code, label, held, isOpen, give }: RightTickProps) => (
  <Checkbox
    checked={held.has(code)}
    disabled={!isOpen(code)}
    aria-label={label}
    onChange={({ target }) => {
      give([code], target.checked);
    }}
  />
);

interface ModuleRowProps extends Given {
  readonly module: CatalogueModule;
}

/** A module's rights, each with label and code. */
const ModuleRow = ({ module, ...given }: ModuleRowProps) => {
  const styles = useRightsStyles();
  const text = useText();
  const name = given.wordsOf(module.label);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.module} data-tooltip={name}>
        <label className={styles.choice}>
          <AllTick {...given} codes={codesOfModule(module)} label={text('access.rights.allOf', { name })} />
          {name}
        </label>
      </th>
      <td>
        <div className={styles.named}>
          {module.rights.map(({ code, label }) => (
            <label key={code} className={styles.choice}>
              <RightTick
                {...given}
                code={code}
                label={text('access.rights.rightOf', { module: name, right: given.wordsOf(label) })}
              />
              <span>
                {given.wordsOf(label)}
                <code className={styles.code}>{code}</code>
              </span>
            </label>
          ))}
        </div>
      </td>
    </tr>
  );
};

interface RightsGroupProps extends Given {
  /** The group after filtering. */
  readonly group: CatalogueGroup;
  /** All rights of the group, for its count. */
  readonly all: readonly string[];
}

const METER = 56;

/** A section of the accordion: name, count and modules. */
export const RightsGroup = ({ group, all, ...given }: RightsGroupProps) => {
  const styles = useRightsStyles();
  const text = useText();
  const name = given.wordsOf(group.label);
  const count = all.filter((code) => given.held.has(code)).length;
  return (
    <AccordionItem value={group.label} className={styles.group}>
      <div className={styles.bar}>
        <AccordionHeader as="h3" className={styles.heading} button={{ className: styles.open }}>
          <NamedIcon word={group.icon} />
          <span className={styles.word}>{name}</span>
          <span className={styles.given}>{text('access.rights.given', { count, total: all.length })}</span>
          <svg className={styles.meter} width={METER} height={4} aria-hidden>
            <rect width={all.length === 0 ? 0 : (METER * count) / all.length} height={4} rx={2} />
          </svg>
        </AccordionHeader>
        <AllTick {...given} codes={codesOfGroup(group)} label={text('access.rights.allOf', { name })} />
      </div>
      <AccordionPanel className={styles.box}>
        <table className={styles.table} aria-label={name}>
          <tbody>
            {group.modules.map((module) => (
              <ModuleRow key={module.label} {...given} module={module} />
            ))}
          </tbody>
        </table>
      </AccordionPanel>
    </AccordionItem>
  );
};
