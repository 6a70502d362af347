import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { emails } from '../../../src/domain/communication/email';
import { emailRule } from '../../../src/domain/communication/email.rule';
import { mailFindings } from '../../../src/domain/communication/mail-findings';
import { EmailSending } from '../../../src/ui/communication/email-sending';
import { RecordFieldsProvider } from '../../../src/ui/shared/record/record-fields';
import { showSignedIn } from '../shared/support/signed-in';

const EXAMPLE = 'Enter valid addresses, separated by commas, such as anna@firm.example, ben@firm.example.';
const draft = emails.blank;

describe('lists of addresses (R-EML-02)', () => {
  test('a wrong BCC is answered with an example of a list', async () => {
    const { user } = await showSignedIn(
      <Formik initialValues={draft} validate={(values) => emailRule(values)} onSubmit={() => undefined}>
        <RecordFieldsProvider value={{ editing: true, refused: {}, labelOf: (name) => name }}>
          <EmailSending stored={null} findings={mailFindings(draft)} onProof={() => undefined} />
        </RecordFieldsProvider>
      </Formik>,
      {},
      ['communication', 'content'],
    );
    const field = screen.getByRole('textbox', { name: 'bcc' });
    expect(field).toHaveAccessibleDescription('Separate addresses with a comma.');
    await user.type(field, 'a@b.example, foo');
    await user.tab();
    expect(field).toHaveAccessibleDescription(EXAMPLE);
  });
});
