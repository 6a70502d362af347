import { FormFields } from '../../../src/application/communication/ports/form-fields.port';
import { forms, newField, type FormField } from '../../../src/domain/communication/form';
import { FIELD_TYPES } from '../../../src/domain/communication/form.rule';
import { storedPart } from '../../../src/domain/shared/parts/part';
import { answered } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated } from '../support/offer';
import { enter, SU, type TestBackend } from '../support/backend';

/** A field of each type, with values that every API stores unchanged. */
const FIELDS: readonly FormField[] = FIELD_TYPES.map((type, index) => ({
  ...newField(type, index + 1),
  label: `Vraag ${String(index)}`,
  name: `vraag_${type}`,
  required: index % 2 === 0,
  options: type === 'radio' || type === 'checkbox' ? [{ label: 'Ja', value: 'ja' }] : [],
}));

export const formFieldsContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`fields of forms (${world})`, () => {
    let backend: TestBackend;
    beforeEach(async () => {
      backend = await make();
      await enter(backend, SU);
    });
    afterEach(() => backend.close());

    const read = async (id: string) => answered(backend.gateway(forms).get(id));
    const aForm = async () => {
      const draft = { ...forms.blank, name: 'Proef' };
      const { id } = await answered(
        backend.gateway(forms).save({ id: null, version: null, draft, before: forms.blank }),
      );
      return { id, version: (await read(id)).version };
    };

    it('are stored as they are, in the order of their places', async () => {
      const calls = backend.service(FormFields);
      let owner = await aForm();
      for (const value of FIELDS.toReversed()) {
        const added = await answered(calls.add(owner, value));
        expect(added.stored).toEqual(value);
        expectNewVersion(owner.version, added.version, offer);
        owner = { ...owner, version: added.version };
      }
      const { record, version } = await read(owner.id);
      expect(record.parts.map(({ value }) => value)).toEqual(FIELDS);
      expect(version).toBe(owner.version);
    });

    it('are changed, moved and removed one by one', async () => {
      const calls = backend.service(FormFields);
      const owner = await aForm();
      const [first = newField('text', 1), second = newField('text', 2)] = FIELDS;
      const one = await answered(calls.add(owner, first));
      const two = await answered(calls.add({ ...owner, version: one.version }, second));
      const moved = { ...first, label: 'Anders', place: 3 };
      const after = await answered(calls.change({ ...owner, version: two.version }, one.id, moved, first));
      expect((await read(owner.id)).record.parts).toEqual([storedPart(two.id, second), storedPart(one.id, moved)]);
      await expectOutdated(calls.remove(owner, two.id), offer);
      // An API without versions has already removed the field.
      if (offer.extras) await answered(calls.remove({ ...owner, version: after }, two.id));
      expect((await read(owner.id)).record.parts).toEqual([storedPart(one.id, moved)]);
    });
  });
};
