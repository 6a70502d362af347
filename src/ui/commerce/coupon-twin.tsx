import { useFormikContext } from 'formik';
import type { CouponDraft } from '../../domain/commerce/coupon';
import { couponFields } from '../../domain/commerce/coupon.rule';
import type { Id } from '../../domain/shared/id';
import { Button } from '../shared/controls/button';
import { LinkText } from '../shared/controls/link-text';
import { MessageStrip } from '../shared/page/message-strip';
import { useRecordFields } from '../shared/record/record-fields';
import { useText } from '../shared/runtime/use-text';
import { useCouponTwin } from './coupon-twin.bridge';

interface CouponTwinProps {
  /** Id of the edited coupon; `null` for a new one. */
  readonly id: Id | null;
}

const Twin = ({ id, code }: CouponTwinProps & { readonly code: string }) => {
  const text = useText();
  const { twin, failure, retry } = useCouponTwin(code, id);
  if (failure !== null)
    return (
      <MessageStrip
        inset
        intent="warning"
        title={text('commerce.warnings.codeUnchecked')}
        actions={<Button onClick={retry}>{text('shared.actions.retry')}</Button>}
      />
    );
  return (
    twin !== null && (
      <MessageStrip inset intent="warning" title={text('commerce.warnings.codeTaken', { code: twin.code })}>
        <LinkText href={`/coupon/${twin.id}`} target="_blank" rel="noopener">
          {text('commerce.warnings.openCoupon')}
        </LinkText>
      </MessageStrip>
    )
  );
};

/** Warns before saving, on blur of the code, that another coupon has the same code. Rule R-COM-10. */
export const CouponTwin = ({ id }: CouponTwinProps) => {
  const { editing } = useRecordFields();
  const { values, initialValues, touched } = useFormikContext<CouponDraft>();
  const code = values.code.trim();
  const isChanged = id === null || code !== initialValues.code;
  const isPossible = code !== '' && code.length <= couponFields.code.most;
  return editing && isChanged && isPossible && touched.code === true ? <Twin key={code} id={id} code={code} /> : null;
};
