/** The reasons for natively disabled controls, which cannot be focused; by file, with the number of its controls. */
interface Native {
  readonly count: number;
  readonly why: string;
}

const field = (count = 1): Native => ({ count, why: 'a field of a form that is read: its value is what it says' });
const busy = (count = 1): Native => ({ count, why: 'it was pressed, and the answer is on its way' });
const value = (): Native => ({ count: 1, why: 'a value of a row that is read' });
const told = (count = 1): Native => ({ count, why: 'the form says beside it why, or how long to wait' });
const empty = (): Native => ({ count: 1, why: 'the list below says why there is nothing to search or choose' });
const passed = (): Native => ({ count: 1, why: 'hands on what it is given' });

export const NATIVE: Readonly<Record<string, Native>> = {
  'src/ui/access/invite-emails.tsx': field(2),
  'src/ui/access/invite.view.tsx': field(2),
  'src/ui/access/member-list.tsx': field(),
  'src/ui/access/user-groups.view.tsx': field(),
  'src/ui/access/user-rail.tsx': field(3),
  'src/ui/access/usergroup-members.view.tsx': field(),
  'src/ui/access/usergroup-rights-group.tsx': { count: 2, why: 'a note above says that only own rights can be given' },
  'src/ui/access/users.view.tsx': value(),
  'src/ui/access/website-toggles.tsx': passed(),
  'src/ui/catalogue/faq/faq-category-item.tsx': value(),
  'src/ui/catalogue/faq/faq-category.view.tsx': field(),
  'src/ui/catalogue/faq/faq-question-row.tsx': value(),
  'src/ui/commerce/coupon.view.tsx': told(),
  'src/ui/commerce/price-paste.tsx': busy(),
  'src/ui/communication/email-sending.tsx': busy(),
  'src/ui/communication/field-fields.tsx': field(),
  'src/ui/communication/form-preview.tsx': { count: 1, why: 'a preview that nobody fills in' },
  'src/ui/content/block-head.tsx': { count: 1, why: 'no control: the block is hidden' },
  'src/ui/content/content-list.view.tsx': value(),
  'src/ui/content/fields/choice-editors.tsx': field(),
  'src/ui/content/fields/highlight-editor.tsx': field(),
  'src/ui/content/published/meta-fields.tsx': field(),
  'src/ui/content/templates/template-chooser.tsx': busy(),
  'src/ui/content/templates/template-name.tsx': busy(2),
  'src/ui/content/templates/template-questions.tsx': busy(2),
  'src/ui/insight/published/help-for-key.tsx': empty(),
  'src/ui/library/overview/library-removal.tsx': busy(),
  'src/ui/library/overview/name-dialog.tsx': busy(2),
  'src/ui/library/overview/preview-commands.tsx': busy(),
  'src/ui/operations/jobs/jobs.view.tsx': empty(),
  'src/ui/operations/jobs/run-row.tsx': busy(2),
  'src/ui/operations/jobs/start-dialog.tsx': busy(),
  'src/ui/operations/jobs/task-table.tsx': busy(),
  'src/ui/session/accept-form.tsx': told(),
  'src/ui/session/link-steps.tsx': told(),
  'src/ui/session/published/support-dialog.tsx': told(2),
  'src/ui/session/reset-form.tsx': told(),
  'src/ui/session/reset-request.tsx': told(),
  'src/ui/session/sign-in-form.tsx': told(2),
  'src/ui/session/submit-linked.tsx': passed(),
  'src/ui/shared/charts/chart-option.ts': { count: 1, why: 'no control: a line of a chart that is not highlighted' },
  'src/ui/shared/controls/search-field.tsx': passed(),
  'src/ui/shared/cropper/picture-cropper.tsx': { count: 6, why: 'the picture is on its way, or is being saved' },
  'src/ui/shared/list/choices-filter.tsx': { count: 1, why: 'its choices are on their way' },
  'src/ui/shared/list/list-search.tsx': told(),
  'src/ui/shared/overlays/confirm-dialog.tsx': busy(2),
  'src/ui/shared/record/plain-fields.tsx': field(),
  'src/ui/shared/record/strips/save-strips.tsx': busy(),
  'src/ui/shared/table/data-table.tsx': { count: 1, why: 'there is no row to select' },
  'src/ui/shared/table/field-columns.tsx': value(),
  'src/ui/site/holiday.view.tsx': field(),
  'src/ui/site/navigation/type-field.tsx': told(),
  'src/ui/spare-parts/part/part-head.tsx': field(),
};
