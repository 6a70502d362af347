import { makeStyles } from '@griffel/react';
import type { Me } from '../../domain/shared/session';
import { CommandButton } from '../shared/commands/command-button';
import * as shellShapes from '../shared/icons/shell-shapes';
import { PersonAvatar } from '../shared/controls/person-avatar';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import type { AvatarChange } from './avatar.bridge';
import { useParts } from './own-form';
import { PhotoChoice } from './photo-choice';
import { cropper, PhotoCrop } from './photo-crop';
import { PhotoDiscard, PhotoRemoval } from './photo-questions';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '20px' },
  words: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalS },
});

interface PhotoSectionProps {
  readonly change: AvatarChange;
  readonly me: Me;
}

export const PhotoSection = ({ change, me }: PhotoSectionProps) => {
  const parts = useParts();
  const styles = useStyles();
  const text = useText();
  const { snapshot } = change;
  const cropping = (['cropping', 'saving', 'discarding'] as const).some((state) => snapshot.matches(state));
  return (
    <section className={parts.part} aria-label={text('session.profile.photo.title')}>
      <h2 className={parts.title}>{text('session.profile.photo.title')}</h2>
      <div className={styles.row}>
        <PersonAvatar name={`${me.firstname} ${me.surname}`} picture={me.avatar} size="huge" />
        <div className={styles.words}>
          <p className={parts.reason}>{text('session.profile.photo.about')}</p>
          <CommandButton
            command={{
              key: 'photo',
              label: 'session.profile.photo.change',
              icon: shellShapes.image,
              disabledReason: null,
              run: () => {
                cropper.load();
                change.open();
              },
            }}
          />
        </div>
      </div>
      {snapshot.matches('choosing') && <PhotoChoice change={change} me={me} />}
      {(snapshot.matches('confirming') || snapshot.matches('removing')) && <PhotoRemoval change={change} />}
      {cropping && snapshot.context.file !== null && (
        <PhotoCrop key={snapshot.context.file.address} change={change} file={snapshot.context.file} />
      )}
      {snapshot.matches('discarding') && <PhotoDiscard change={change} />}
    </section>
  );
};
