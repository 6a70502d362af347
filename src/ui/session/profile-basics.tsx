import type { Basics } from '../../domain/session/profile.rule';
import { RecordTextField } from '../shared/record/record-fields';
import { useText } from '../shared/runtime/use-text';
import type { OwnForm } from './own-form.bridge';
import { OwnFormSection } from './own-form';

export const BasicsSection = ({ form }: { readonly form: OwnForm<Basics> }) => {
  const text = useText();
  const labelOf = (name: string): string =>
    text(`session.profile.fields.${name === 'surname' || name === 'email' ? name : 'firstname'}`);
  const nameForm = text('session.accept.nameForm');
  return (
    <OwnFormSection
      form={form}
      title={text('session.profile.basics')}
      submit="session.profile.saveBasics"
      labelOf={labelOf}
    >
      <RecordTextField<Basics> required wrapsError name="firstname" pattern={nameForm} autoComplete="given-name" />
      <RecordTextField<Basics> required wrapsError name="surname" pattern={nameForm} autoComplete="family-name" />
      <RecordTextField<Basics> required name="email" type="email" autoComplete="email" />
    </OwnFormSection>
  );
};
