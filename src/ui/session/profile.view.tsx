import { useCallback, useState } from 'react';
import { BasicsForm, BLANK_PASSWORD, PasswordForm, SettingsForm } from '../../application/session/wire-profile';
import { basicsRule, passwordChangeRule } from '../../domain/session/profile.rule';
import { settingsRule } from '../../domain/session/settings.rule';
import { PageHeader, UnsavedMark } from '../shared/page/page-header';
import type { ScreenProps } from '../shared/page/screen';
import { useUnsaved } from '../shared/record/unsaved.bridge';
import { useAvatarChange } from './avatar.bridge';
import { useOwnForm } from './own-form.bridge';
import { BasicsSection } from './profile-basics';
import { PhotoSection } from './profile-photo';
import { PasswordSection } from './profile-password';
import { SettingsSection } from './profile-settings.view';
import { useSession } from '../shared/runtime/use-session';

/** The profile: photo, details, settings and password, each with its own save. */
export const ProfileView = ({ title }: ScreenProps) => {
  const { me } = useSession();
  const [stored] = useState(() => ({
    basics: { firstname: me.firstname, surname: me.surname, email: me.email },
    settings: { ...me.settings },
  }));
  const basics = useOwnForm(BasicsForm, stored.basics, basicsRule);
  const settings = useOwnForm(SettingsForm, stored.settings, settingsRule);
  const password = useOwnForm(PasswordForm, BLANK_PASSWORD, passwordChangeRule);
  const avatar = useAvatarChange();
  const forms = [basics, settings, password];
  const dirty = forms.some((form) => form.dirty) || avatar.atWork !== 'nothing';
  const [discardBasics, discardSettings, discardPassword, discardPhoto] = [
    basics.discard,
    settings.discard,
    password.discard,
    avatar.discard,
  ];
  useUnsaved(
    !dirty ? 'nothing' : avatar.atWork === 'saving' || forms.some((form) => form.saving) ? 'saving' : 'typing',
    useCallback(() => {
      discardBasics();
      discardSettings();
      discardPassword();
      discardPhoto();
    }, [discardBasics, discardPassword, discardPhoto, discardSettings]),
  );
  return (
    <>
      <PageHeader title={title}>{dirty && <UnsavedMark />}</PageHeader>
      <PhotoSection change={avatar} me={me} />
      <BasicsSection form={basics} />
      <SettingsSection form={settings} />
      <PasswordSection form={password} email={me.email} language={me.settings.language} />
    </>
  );
};
