import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { singleLineProblem } from '../shared/fields/single-line.rule';
import type { TypedMoment } from '../shared/typed-moment';
import { blocksProblems, isEmptyValue, type BlockInput } from './block.rule';
import { metaProblems, type MetaFields } from '../shared/meta.rule';
import { fieldsOf, requires, type ContentField, type ContentModule } from './modules.rule';
import { onlineProblem } from './publication.rule';
import { isSlug } from '../shared/slug.rule';

/** Draft fields that the rule reads; fields that the module lacks are ignored. */
export interface ContentFields {
  readonly name: string;
  readonly url: string;
  readonly status: string;
  readonly online: TypedMoment;
  readonly internal: boolean;
  readonly targets: readonly unknown[];
  readonly meta: MetaFields;
  readonly blocks: readonly BlockInput[];
}

/** Maximum characters per text field (R-CON-01). */
export const MAX_TEXT_LENGTHS: Readonly<Partial<Record<ContentField, number>>> = {
  name: 200,
  url: 200,
  recap: 10_000,
  notes: 10_000,
  intro: 100_000,
  client: 200,
  city: 200,
  street: 200,
  streetnumber: 20,
  zipcode: 20,
  architect: 200,
  architecturalDesign: 200,
  contractor: 200,
  installer: 200,
  counselor: 200,
  consultant: 200,
  orderNumber: 100,
  buildingCode: 100,
};

/** Text fields of several lines; the others are single lines. */
const SEVERAL_LINES: ReadonlySet<ContentField> = new Set(['recap', 'notes', 'intro']);

/** An internal item needs no target group. Rule R-CON-01. */
const isMissing = (field: ContentField, value: unknown, internal: boolean): boolean =>
  field === 'targets' && internal
    ? false
    : typeof value !== 'boolean' && typeof value !== 'number' && isEmptyValue(value);

/**
 * Checks every field but the blocks: required values, lengths, URL, publication, metadata.
 * Rules R-CON-01, R-CON-02, R-CON-03 and R-CON-20.
 */
export const fieldsRuleOf = <Draft extends ContentFields>(module: ContentModule): Rule<Draft> => {
  const fields = fieldsOf(module).filter((field) => field !== 'blocks');
  return (draft) => {
    const values = new Map<string, unknown>(Object.entries(draft));
    const problemOf = (field: ContentField): FieldProblem | null => {
      const value = values.get(field);
      if (requires(module, field) && isMissing(field, value, fields.includes('internal') && draft.internal))
        return 'required';
      if (field === 'projectScope' && typeof value === 'string' && value !== '') return 'pattern.default';
      const most = MAX_TEXT_LENGTHS[field];
      if (typeof value !== 'string' || most === undefined) return null;
      return SEVERAL_LINES.has(field) ? lengthProblem(value.trim(), most) : singleLineProblem(value, { most });
    };
    return {
      ...problemsOf({
        ...Object.fromEntries(fields.map((field) => [field, problemOf(field)])),
        ...(draft.url.trim() !== '' && !isSlug(draft.url.trim()) ? { url: 'pattern.default' as const } : {}),
        ...(fields.includes('status') ? { online: onlineProblem(draft) } : {}),
      }),
      ...metaProblems(draft.meta),
    };
  };
};

/** Checks an item of a module including its blocks. Rules R-CON-01 and R-CON-05. */
export const contentRuleOf = <Draft extends ContentFields>(module: ContentModule): Rule<Draft> => {
  const fieldsRule = fieldsRuleOf<Draft>(module);
  return (draft) => ({
    ...fieldsRule(draft),
    ...(requires(module, 'blocks') && draft.blocks.length === 0
      ? { blocks: 'required' as const }
      : blocksProblems(draft.blocks)),
  });
};
