import type { FieldPath } from '../../../../src/ui/shared/record/field-path';

interface Draft {
  readonly name: string;
  readonly valid: { readonly start: string };
  readonly parts: readonly { readonly value: number | null }[];
}

test('the names of controls are the paths of their draft', () => {
  const paths: readonly FieldPath<Draft>[] = ['name', 'valid.start', 'parts.0.value'];
  // @ts-expect-error -- the field is called "name"
  const misspelt: FieldPath<Draft> = 'nmae';
  // @ts-expect-error -- a control must name its draft
  const unnamed: FieldPath<never> = 'name';
  expect([...paths, misspelt, unnamed]).toHaveLength(5);
});
