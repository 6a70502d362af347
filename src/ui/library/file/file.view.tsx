import { useFormikContext } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { hasTooManyPixels } from '../../../application/library/has-too-many-pixels';
import { fileAddress } from '../../../application/library/published/file-address';
import { placeBelow } from '../../../application/shared/record-path';
import { files, type FileRecord } from '../../../domain/library/file-record';
import { iconOf, MAX_PIXELS, MAX_SIDE, maxBytesOf } from '../../../domain/library/file-type.rule';
import type { Dimensions, FileDetail, FileDraft } from '../../../domain/library/library';
import { useNameProblemText } from '../name-problem-text';
import { extensionOf, stemOf } from '../../../domain/library/name.rule';
import { nameOf, pathIn } from '../../../domain/library/path';
import { replacementProblem, replacementExtensions } from '../../../domain/library/replacement';
import { useFormat } from '../../shared/runtime/use-session';
import { PageTitle } from '../../shared/page/page-title.bridge';
import { RecordTextArea } from '../../shared/record/plain-fields';
import { PlainRecord } from '../../shared/record/plain-record';
import { RecordTextField } from '../../shared/record/record-fields';
import { FieldGrid, RecordLayout, Wide } from '../../shared/record/record-layout';
import type { ScreenProps } from '../../shared/page/screen';
import { useText } from '../../shared/runtime/use-text';
import { wholeAddress } from './copy-address.bridge';
import { OPENED_FROM_SCREEN } from '../../shared/page/editor-exit.bridge';
import { FileCommands, READ_ONLY, type FileCommand } from './file-commands';
import { FileDialogs } from './file-dialogs';
import { shownAddressOf } from './file-picture-address';
import { FileRail } from './file-rail';
import { FileImage } from './file-image';
import { LostFile } from './file-states';
import { FollowPath, ReloadUses, useFile } from './file.bridge';
import { UsesNote } from './uses-list';

/** The file name, with its folder as hint. */
const FileNameField = ({ hint }: { readonly hint: string }) => {
  const { values } = useFormikContext<FileDraft>();
  return <RecordTextField<FileDraft> name="name" required pattern={useNameProblemText()(values.name)} hint={hint} />;
};

const titleOf = ({ name, file }: FileDraft & { readonly file?: FileDetail }): string =>
  file === undefined ? name : pathIn(file.folder.name, file.name);

/** The detail screen of a file. */
export const FileView = (props: ScreenProps) => {
  const text = useText();
  const format = useFormat();
  const [, navigate] = useLocation();
  const path = props.params['filename'] ?? '';
  const pressedRef = useRef<FileCommand | null>(null);
  /** Size of the image, for an API that does not send it. */
  const [measured, setMeasured] = useState<{ readonly picture: string | null; readonly dimensions: Dimensions } | null>(
    null,
  );
  const { round, retry, lost, snapshot, send, overview, onLost, lookAnew, ask, copy, warn } = useFile(path);
  const place = useMemo(() => ({ ...placeBelow(files.key), list: overview }), [overview]);

  if (lost !== null)
    return (
      <LostFile
        title={props.title}
        failure={lost}
        {...retry}
        onBack={() => {
          navigate(overview);
        }}
      />
    );

  const replace = async (seen: FileDetail, chosen: File): Promise<void> => {
    const extension = extensionOf(path);
    const problem =
      replacementProblem(extension, chosen.name, chosen.size) ?? ((await hasTooManyPixels(chosen)) ? 'pixels' : null);
    if (problem === null) ask({ type: 'replace.requested', seen, file: { name: chosen.name, body: chosen } });
    else if (problem === 'kind')
      warn('library.file.replace.otherKind', { extensions: replacementExtensions(extension).join(', ') });
    else
      warn(`library.problem.${problem}`, {
        limit: format.bytes(maxBytesOf(extension)),
        pixels: format.number(MAX_PIXELS),
        side: format.number(MAX_SIDE),
      });
  };
  const busy = !snapshot.matches({ act: 'idle' });
  const kept = text('library.overview.keepsExtension', { extension: nameOf(path).slice(stemOf(nameOf(path)).length) });

  const commands = (record: FileRecord | null) => (
    <FileCommands
      file={record?.file ?? null}
      path={path}
      busy={busy}
      pressedRef={pressedRef}
      onImage={() => {
        navigate(`${fileAddress(path)}/edit`, { state: OPENED_FROM_SCREEN });
      }}
      onDownload={() => {
        send({ type: 'download.requested' });
      }}
      onReplace={(chosen) => {
        if (record !== null) void replace(record.file, chosen);
      }}
      onRestore={() => {
        if (record !== null) ask({ type: 'restore.requested', seen: record.file });
      }}
      onUrl={() => {
        send({ type: 'url.requested', url: wholeAddress(record?.file.address ?? '') });
      }}
    />
  );
  const fields = (record: FileRecord | null) => {
    const file = record?.file ?? null;
    const picture = file && shownAddressOf(file);
    const dimensions = file?.dimensions ?? (measured?.picture === picture ? measured.dimensions : null);
    return (
      <RecordLayout
        rail={
          <FileRail
            file={file && { ...file, dimensions }}
            address={picture}
            uses={snapshot.context.uses}
            looking={snapshot.matches({ uses: 'looking' })}
            hidden={snapshot.context.hidden}
          />
        }
      >
        {file !== null && (
          <>
            <FollowPath asked={path} path={file.path} />
            <PageTitle title={file.name} />
          </>
        )}
        <FileImage
          file={file}
          address={picture}
          onSize={(size) => {
            if (file?.dimensions === null) setMeasured({ picture, dimensions: size });
          }}
        />
        <FieldGrid>
          <Wide>
            <FileNameField hint={kept} />
          </Wide>
          <Wide>
            <RecordTextField<FileDraft> name="title" />
          </Wide>
          <Wide>
            <RecordTextField<FileDraft> name="alt" hint={text('library.file.hint.alt')} />
          </Wide>
          {iconOf(extensionOf(path)) === 'image' && (
            <Wide>
              <RecordTextField<FileDraft> name="caption" />
            </Wide>
          )}
          <Wide>
            <RecordTextArea<FileDraft> name="description" />
          </Wide>
        </FieldGrid>
      </RecordLayout>
    );
  };
  return (
    <>
      <PlainRecord
        {...props}
        key={round}
        resource={files}
        id={path}
        place={place}
        editDisabledReason={({ file }) => (file.readOnly ? READ_ONLY : null)}
        deletable={({ file }) => !file.readOnly}
        copyable={false}
        nameOf={titleOf}
        onLost={onLost}
        commands={commands}
        removalNote={
          <>
            <ReloadUses onShown={lookAnew} />
            <UsesNote
              uses={snapshot.context.uses}
              hidden={snapshot.context.hidden}
              looking={snapshot.matches({ uses: 'looking' })}
              isUnsupported={snapshot.context.isUnsupported}
            />
          </>
        }
      >
        {fields}
      </PlainRecord>
      <FileDialogs path={path} snapshot={snapshot} send={send} onCopy={copy} />
    </>
  );
};
