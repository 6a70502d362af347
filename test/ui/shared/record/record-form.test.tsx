import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { useLayoutEffect } from 'react';
import { problemsOf, type Rule } from '../../../../src/domain/shared/rule';
import { FormikForm, useFormikValues, type FormikValues } from '../../../../src/ui/shared/record/record-form.bridge';

type Person = { readonly name: string; readonly town: string };

const rule: Rule<Person> = ({ name }) => problemsOf({ name: name.length > 2 ? 'tooMany' : null });
const start: Person = { name: 'A', town: 'Delft' };

let form: FormikValues<Person>;
let drawn: string[] = [];
let told: string[] = [];

const Name = () => {
  const { values, errors, touched, getFieldProps } = useFormikContext<Person>();
  drawn.push(`${values.name} ${String(errors.name)} ${String(touched.name)}`);
  return <input {...getFieldProps('name')} />;
};

const Form = ({ begin }: { readonly begin?: (form: FormikValues<Person>) => void }) => {
  form = useFormikValues(start);
  useLayoutEffect(() => {
    begin?.(form);
  }, [begin]);
  return (
    <FormikForm values={form} rule={rule}>
      <Name />
    </FormikForm>
  );
};

const show = async (begin?: (form: FormikValues<Person>) => void) => {
  render(<Form {...(begin && { begin })} />);
  await act(() => Promise.resolve());
  drawn = [];
  told = [];
  form.subscribe(() => {
    told.push(form.read().name);
  });
  return { user: userEvent.setup({ delay: null }), field: screen.getByRole('textbox') };
};

test('a key draws the fields once, and once more when it turns out wrong or right', async () => {
  const { user, field } = await show();
  await user.type(field, 'bc');
  expect(drawn).toEqual(['Ab undefined undefined', 'Abc undefined undefined', 'Abc tooMany undefined']);
  await user.keyboard('d{Backspace}{Backspace}');
  expect(drawn.slice(3)).toEqual([
    'Abcd tooMany undefined',
    'Abc tooMany undefined',
    'Ab tooMany undefined',
    'Ab undefined undefined',
  ]);
  await user.tab();
  expect(drawn.slice(7)).toEqual(['Ab undefined true']);
});

test('a field is touched on blur once it was changed, an emptied one too (R-SHR-43)', async () => {
  const { user, field } = await show();
  await user.click(field);
  await user.tab();
  expect(drawn).toEqual([]);
  await user.type(field, 'b{Backspace}');
  await user.tab();
  expect(drawn.at(-1)).toBe('A undefined true');
  act(() => {
    form.fill({ name: 'Zo', town: 'Gouda' });
  });
  await user.click(field);
  await user.tab();
  expect(drawn.at(-1)).toBe('Zo undefined undefined');
});

test('every key is told within its event, also back to where the form began', async () => {
  const { user, field } = await show();
  const within: string[] = [];
  field.addEventListener('keyup', () => {
    within.push(form.read().name);
  });
  await user.type(field, 'b{Backspace}');
  expect(told).toEqual(['Ab', 'A']);
  expect(within).toEqual(['Ab', 'A']);
});

test('what is filled in shows at once, with nothing touched, and is not told as typed', async () => {
  const { user, field } = await show();
  await user.type(field, 'bc');
  await user.tab();
  told = [];
  act(() => {
    form.fill({ name: 'Zo', town: 'Gouda' });
    expect(form.read()).toEqual({ name: 'Zo', town: 'Gouda' });
  });
  expect([field, drawn.at(-1), told]).toEqual([field, 'Zo undefined undefined', []]);
  expect(field).toHaveValue('Zo');
  await user.type(field, 'n');
  expect([told, form.read()]).toEqual([['Zon'], { name: 'Zon', town: 'Gouda' }]);
});

test('what is filled in before Formik is there is what the form begins with', async () => {
  const { field } = await show((values) => {
    values.fill({ name: 'Zo', town: 'Gouda' });
  });
  expect(field).toHaveValue('Zo');
});

test('a change that is not drawn yet is read', async () => {
  let change: (name: string) => void = () => undefined;
  const Change = () => {
    const { setFieldValue } = useFormikContext<Person>();
    change = (name) => {
      void setFieldValue('name', name);
    };
    return null;
  };
  const Changing = () => {
    form = useFormikValues(start);
    return (
      <FormikForm values={form} rule={rule}>
        <Change />
      </FormikForm>
    );
  };
  render(<Changing />);
  await act(async () => {
    change('B');
    expect(form.read().name).toBe('B');
    await Promise.resolve();
  });
});
