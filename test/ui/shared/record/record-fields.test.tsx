import { screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { RecordFieldsProvider, RecordTextField } from '../../../../src/ui/shared/record/record-fields';
import { showSignedIn } from '../support/signed-in';

interface Draft {
  readonly size: number | null;
}

test('clears invalid numbers on cancel', async () => {
  const { user } = await showSignedIn(
    <Formik<Draft> initialValues={{ size: null }} onSubmit={() => undefined}>
      <RecordFieldsProvider value={{ editing: true, refused: {}, labelOf: (name) => name }}>
        <Form>
          <RecordTextField<Draft> name="size" />
          <button type="reset">Cancel</button>
        </Form>
      </RecordFieldsProvider>
    </Formik>,
  );
  const field = screen.getByRole('textbox', { name: 'size' });
  expect(field).toHaveValue('');
  await user.type(field, '120');
  expect(field).toHaveValue('120');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(field).toHaveValue('');
});
