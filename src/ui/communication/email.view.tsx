import { useFormikContext } from 'formik';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { emails, emailTable, type EmailDraft, type EmailFilter, type EmailRow } from '../../domain/communication/email';
import { mailFindings, mailProblems, problemCount } from '../../domain/communication/mail-findings';
import { CommandButton } from '../shared/commands/command-button';
import { CountBadge } from '../shared/controls/count-button';
import { arriveAt } from '../shared/focus/take-focus';
import { eye } from '../shared/icons/shapes';
import type { FilterField } from '../shared/list/filter-fields';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import type { AskToggle } from '../shared/list/toggle-question';
import type { ScreenProps } from '../shared/page/screen';
import { PlainRecord } from '../shared/record/plain-record';
import type { SaveQuestion } from '../shared/record/save.bridge';
import { usePending } from '../shared/runtime/pending';
import { useDynamicText } from '../shared/runtime/use-dynamic-text';
import { useText } from '../shared/runtime/use-text';
import { EmailFields } from './email-fields';
import { useEmailCategories } from './emails.bridge';

const COLUMNS = columnsOf(emailTable, {
  code: { width: 190, phone: 'title' },
  subject: { phone: 'detail' },
  category: { width: 170, fold: 'medium', quiet: true, phone: 'detail' },
  active: { kind: 'toggle', width: 90, phone: 'named' },
});
const FILTERS: readonly FilterField<EmailFilter>[] = filtersOf(emailTable);
const nameOf = ({ code }: Pick<EmailRow, 'code'>): string => code;

/** The question before an e-mail with errors is saved as active, or activated. Rule R-EML-11. */
const useMailQuestion = (act: 'save' | 'activate'): AskToggle => {
  const text = useText();
  const translate = useDynamicText();
  return useCallback(
    (problems) => ({
      title: text(`communication.proof.ask.${act}.title`, { count: problems.length }),
      body: text('communication.proof.ask.body'),
      confirm: text(`communication.proof.ask.${act}.confirm`),
      names: problems.map(({ kind, name }) => translate(`communication.proof.ask.${kind}`, { name })),
    }),
    [act, text, translate],
  );
};

const EmailList = () => {
  const categories = useEmailCategories();
  const filters = useMemo(
    () =>
      FILTERS.toSpliced(1, 0, {
        kind: 'records',
        name: 'category',
        options: categories?.map(({ id, label }) => ({ value: id, label })) ?? null,
      }),
    [categories],
  );
  return (
    <PlainList
      resource={emails}
      strings="communication.emails"
      columns={COLUMNS}
      filters={filters}
      nameOf={nameOf}
      askToggle={useMailQuestion('activate')}
    />
  );
};

const WORDS = {
  category: (category: EmailDraft['category']): string => category?.label ?? '',
  variables: (names: EmailDraft['variables']): string => names.join(', '),
  values: (values: EmailDraft['values']): string =>
    Object.entries(values)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  attachments: (files: EmailDraft['attachments']): string => files.map(({ name }) => name).join(', '),
};

interface ProofButtonProps {
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

/** Opens the proof panel; shows its number of problems. */
const ProofButton = ({ shown, onShow }: ProofButtonProps) => {
  const text = useText();
  const draft = useDeferredValue(useFormikContext<EmailDraft>().values);
  const isPending = usePending();
  const count = useMemo(() => (isPending ? 0 : problemCount(mailFindings(draft))), [draft, isPending]);
  return (
    <CommandButton
      command={{
        key: 'proof',
        label: 'communication.proof.title',
        icon: eye,
        on: shown,
        disabledReason: null,
        run: () => {
          onShow(!shown);
        },
      }}
    >
      <CountBadge count={count} countLabel={text('communication.proof.problems', { count })} />
    </CommandButton>
  );
};

const EmailRecord = (props: ScreenProps) => {
  const [proofShown, setProofShown] = useState(false);
  const panel = useRef<HTMLElement>(null);
  // On a phone, the panel opens far below the button.
  const arrive = useCallback((section: HTMLElement | null) => {
    panel.current = section;
    if (section !== null) arriveAt(section);
  }, []);
  const ask = useMailQuestion('save');
  const askBefore = useCallback(
    (draft: EmailDraft): SaveQuestion | null => {
      const problems = draft.active ? mailProblems(mailFindings(draft)) : [];
      return problems.length === 0 ? null : ask(problems);
    },
    [ask],
  );
  return (
    <PlainRecord
      {...props}
      resource={emails}
      nameOf={nameOf}
      words={WORDS}
      deletable
      askBefore={askBefore}
      view={<ProofButton shown={proofShown} onShow={setProofShown} />}
    >
      {(email) => (
        <EmailFields
          stored={email}
          proofShown={proofShown}
          proofRef={arrive}
          onProof={() => {
            if (panel.current === null) setProofShown(true);
            else arriveAt(panel.current);
          }}
        />
      )}
    </PlainRecord>
  );
};

export const emailViews = { list: EmailList, record: EmailRecord };
