import { useFormikContext } from 'formik';
import { Clock } from '../../application/shared/ports/clock.port';
import type { SettingsFields } from '../../application/session/wire-profile';
import { createFormat } from '../../domain/shared/format';
import { DATE_FORMATS, LANGUAGES, TIME_FORMATS } from '../../domain/shared/locale';
import { useEditing } from '../shared/record/record-fields';
import { SelectField } from '../shared/controls/select-field';
import { useService } from '../shared/runtime/use-service';
import { useText } from '../shared/runtime/use-text';
import type { OwnForm } from './own-form.bridge';
import { OwnFormSection } from './own-form';

/** Language and formats, each with an example. */
export const SettingsSection = ({ form }: { readonly form: OwnForm<SettingsFields> }) => {
  const text = useText();
  const labelOf = (name: string): string =>
    text(`session.profile.fields.${name === 'date' || name === 'time' ? name : 'language'}`);
  return (
    <OwnFormSection
      form={form}
      title={text('session.profile.settings')}
      submit="session.profile.saveSettings"
      labelOf={labelOf}
    >
      <Choices />
    </OwnFormSection>
  );
};

const Choices = () => {
  const text = useText();
  const clock = useService(Clock);
  const editing = useEditing();
  const { values, getFieldProps } = useFormikContext<SettingsFields>();
  const written = (change: Partial<SettingsFields>) => createFormat({ ...values, ...change, zone: 'UTC' });
  // 31 December, 9:05: each format writes it differently.
  const sample = Date.UTC(new Date(clock.now()).getUTCFullYear(), 11, 31, 9, 5);
  const field = (name: keyof SettingsFields) => ({
    ...getFieldProps<string>(name),
    label: text(`session.profile.fields.${name}`),
    readOnly: !editing,
  });
  return (
    <>
      <SelectField
        {...field('language')}
        choices={LANGUAGES.map((value) => ({ value, label: text(`session.language.${value}`) }))}
      />
      <span />
      <SelectField
        {...field('date')}
        choices={DATE_FORMATS.map((value) => ({
          value,
          label: text('session.profile.choice', {
            pattern: text(`shared.day.patterns.${value}`),
            example: written({ date: value }).date(sample),
          }),
        }))}
      />
      <SelectField
        {...field('time')}
        hint={text('session.profile.example', { example: written({}).dateTime(sample) })}
        choices={TIME_FORMATS.map((value) => ({
          value,
          label: text('session.profile.choice', {
            pattern: text(`session.profile.times.${value}`),
            example: written({ time: value }).time(sample),
          }),
        }))}
      />
    </>
  );
};
