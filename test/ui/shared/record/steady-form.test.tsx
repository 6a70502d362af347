import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useFormikContext } from 'formik';
import { SteadyForm } from '../../../../src/ui/shared/record/steady-form';

const drawn: string[] = [];

const Name = () => {
  const { values, errors, touched, getFieldProps } = useFormikContext<{ readonly name: string }>();
  drawn.push(`${values.name} ${String(errors.name)} ${String(touched.name)}`);
  return <input {...getFieldProps('name')} />;
};

test('what stands in a form is drawn once with a key, once more when it turns out wrong or right, and when it is left', async () => {
  const start = { name: 'A' };
  const rule = ({ name }: typeof start) => (name.length > 2 ? { name: 'long' } : {});
  render(
    <Formik initialValues={start} validate={rule} onSubmit={() => undefined}>
      <SteadyForm>
        <Name />
      </SteadyForm>
    </Formik>,
  );
  const user = userEvent.setup({ delay: null });
  await act(() => Promise.resolve());
  drawn.length = 0;
  await user.type(screen.getByRole('textbox'), 'bc');
  expect(drawn).toEqual(['Ab undefined undefined', 'Abc undefined undefined', 'Abc long undefined']);
  await user.keyboard('d{Backspace}{Backspace}');
  expect(drawn.slice(3)).toEqual([
    'Abcd long undefined',
    'Abc long undefined',
    'Ab long undefined',
    'Ab undefined undefined',
  ]);
  await user.tab();
  expect(drawn.slice(7)).toEqual(['Ab undefined true']);
});
