import { screen } from '@testing-library/react';
import { mailFindings } from '../../../src/domain/communication/mail-findings';
import { htmlDecoder } from '../../../server/shared/html/text-of-html';
import { renderMail } from '../../../src/domain/communication/mail-render.rule';
import { mailSize } from '../../../src/domain/communication/mail-size.rule';
import { MailProofPanel } from '../../../src/ui/communication/mail-proof';
import { showSignedIn } from '../shared/support/signed-in';

const TEMPLATE = { subject: 'Hello', content: '<a href="/contact">x</a>' };
const ADDRESSES = { website: 'https://shop.example/nl', files: 'https://files.example' };
const mail = renderMail(TEMPLATE, {}, ADDRESSES, htmlDecoder);
const proofOf = (isExact: boolean) => ({
  mail,
  isExact,
  findings: mailFindings({ ...TEMPLATE, variables: [], values: {} }),
  size: mailSize({ ...mail, attachments: [] }),
});

describe('the proof (R-EML-05)', () => {
  test.each([
    ['says that addresses may differ where the API does not tell its own', false],
    ['says nothing of it where it is the mail that is sent', true],
  ])('%s', async (_, isExact) => {
    await showSignedIn(<MailProofPanel proof={proofOf(isExact)} onReplace={null} />, {}, ['communication']);
    expect(screen.getByTitle('The e-mail as it is sent')).toHaveAttribute('srcdoc', mail.html);
    expect(screen.queryAllByText(/may differ/)).toHaveLength(isExact ? 0 : 1);
  });
});
