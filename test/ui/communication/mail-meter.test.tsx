import { screen } from '@testing-library/react';
import { MAX_ATTACHED } from '../../../src/domain/communication/email.rule';
import { MailMeter } from '../../../src/ui/communication/mail-meter';
import { showSignedIn } from '../shared/support/signed-in';

test.each([
  ['just fit', MAX_ATTACHED, '10.00 MB'],
  ['do not', MAX_ATTACHED + 1_048_576, '11.00 MB'],
])('the meter measures the files, which are limited, when they %s (R-EML-06)', async (_, files, size) => {
  const mail = { files, encoding: 3_670_016, text: 1024, total: files + 3_671_040 };
  await showSignedIn(<MailMeter size={mail} />, {}, ['communication']);
  expect(screen.getByRole('img', { name: `Attachments: ${size} of 10.00 MB` })).toBeInTheDocument();
});
