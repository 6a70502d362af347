import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { useCallback, useId, useRef, useState } from 'react';
import { cancelsOf } from '../../../domain/spare-parts/spare-item';
import { openIn, spareParts, type SparePart, type SparePartDraft } from '../../../domain/spare-parts/spare-part';
import type { Id } from '../../../domain/shared/id';
import { partOfPath } from '../../../domain/shared/parts/merge-parts';
import { UPDATE_FIELDS } from '../../../domain/spare-parts/spare-item.rule';
import { CommandButton } from '../../shared/commands/command-button';
import { history } from '../../shared/icons/shell-shapes';
import { eye } from '../../shared/icons/shapes';
import type { ScreenProps } from '../../shared/page/screen';
import { PlainRecord } from '../../shared/record/plain-record';
import type { PartTextOf } from '../../shared/record/record-conflict';
import { useRecordState } from '../../shared/record/record-context';
import { LOADING_REASON } from '../../shared/record/disabled-reasons';
import { CountBadge } from '../../shared/controls/count-button';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { itemTitle } from './item-summary';
import { LogsDialog } from './logs-dialog';
import { useExplodedView, useFocusAfterReview, useIsReviewing, useReview, type ExplodedView } from './part.bridge';
import { usePdf } from './pdf.bridge';
import { PartBody } from './part-body';
import { PartHead } from './part-head';

const nameOf = ({ reference }: Pick<SparePartDraft, 'reference'>): string => reference;

/** A reference of a supplier: product, drawings, items and proposals. Rules R-SPA-10 to R-SPA-34. */
export const SparePartView = (props: ScreenProps) => <Reference key={props.params['id']} {...props} />;

interface CommandsProps {
  readonly view: ExplodedView;
  /** `null` while loading. */
  readonly part: SparePart | null;
  readonly id: Id;
}

const Commands = ({ view, part, id }: CommandsProps) => {
  const text = useText();
  const [showsLogs, setShowsLogs] = useState(false);
  const pdf = usePdf(id);
  const start = useReview(view, id);
  const isReviewing = useIsReviewing(view);
  const open = part === null ? 0 : openIn(part.parts);
  const { editing, edit } = useRecordState();
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterReview(button, isReviewing);
  const disabledReason = part === null ? LOADING_REASON : null;
  return (
    <>
      <CommandButton
        aria-busy={pdf.isOpening}
        command={{
          key: 'pdf',
          label: 'spareParts.part.pdf',
          icon: DocumentPdf20Regular,
          disabledReason,
          run: pdf.open,
        }}
      />
      <CommandButton
        command={{
          key: 'logs',
          label: 'spareParts.part.logs.open',
          icon: history,
          disabledReason,
          run: () => {
            setShowsLogs(true);
          },
        }}
      />
      {edit !== null && open > 0 && (
        <CommandButton
          ref={button}
          command={{
            key: 'review',
            label: 'spareParts.part.review.start',
            right: edit.right,
            icon: eye,
            on: isReviewing,
            disabledReason: edit.disabledReason,
            run: () => {
              if (isReviewing) view.send({ type: 'review.left' });
              else {
                if (!editing) edit.run();
                start();
              }
            },
          }}
        >
          <CountBadge count={open} countLabel={text('spareParts.part.tabUpdates', { count: open })} />
        </CommandButton>
      )}
      {showsLogs && (
        <LogsDialog
          reference={id}
          onClose={() => {
            setShowsLogs(false);
          }}
        />
      )}
    </>
  );
};

/** The supplier's id, the time of arrival, and the time of the last request. */
const PartFacts = ({ part: { externalId, createdAt, checkedAt } }: { readonly part: SparePart }) => {
  const [text, format] = [useText(), useFormat()];
  return (
    <>
      {externalId !== '' && <span>{text('spareParts.part.external', { id: externalId })}</span>}
      {createdAt !== null && <span>{text('spareParts.part.created', { moment: format.dateTime(createdAt) })}</span>}
      {checkedAt !== null && <span>{text('spareParts.part.checked', { moment: format.dateTime(checkedAt) })}</span>}
    </>
  );
};

const Reference = (props: ScreenProps) => {
  const text = useText();
  const panel = useId();
  const id = props.params['id'] ?? '';
  const view = useExplodedView(id);
  const partText = useCallback<PartTextOf<SparePartDraft>>(
    (path, { parts }) => {
      const { key: wanted, field } = partOfPath(path);
      const part = parts.find(({ key }) => key === wanted);
      if (part === undefined) return { label: text('spareParts.item.title'), value: text('spareParts.item.gone') };
      const { code, name, quantity, remarks, specifications, product } = part.value;
      const updated = UPDATE_FIELDS.find((one) => one === field);
      if (updated !== undefined)
        return {
          label: `${itemTitle(part.value)}: ${text(`spareParts.item.${updated}`)}`,
          value: part.value[updated],
        };
      if (field === 'product')
        return {
          label: `${itemTitle(part.value)}: ${text('spareParts.item.product')}`,
          value: product === null ? '' : `${product.code} ${product.label}`.trim(),
        };
      const rejected = cancelsOf(part.value).map((field) => text(`spareParts.item.${field}`));
      return {
        label: itemTitle(part.value),
        value: [
          code,
          name,
          quantity,
          remarks,
          specifications,
          ...(rejected.length === 0 ? [] : [text('spareParts.part.review.rejects', { fields: rejected.join(', ') })]),
        ]
          .filter((value) => value !== '')
          .join(', '),
      };
    },
    [text],
  );
  return (
    <PlainRecord
      {...props}
      resource={spareParts}
      nameOf={nameOf}
      partText={partText}
      words={WORDS}
      view={<PartHead />}
      commands={(part) => <Commands view={view} part={part} id={id} />}
      facts={(part) => <PartFacts part={part} />}
    >
      {(part) => <PartBody panel={panel} view={view} part={part} />}
    </PlainRecord>
  );
};

/** Display texts of the conflict dialog. */
const WORDS = {
  item: (item: SparePartDraft['item']): string => (item === null ? '' : `${item.code} ${item.label}`.trim()),
} as const;
