import { makeStyles } from '@griffel/react';
import { useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { fieldsRuleOf } from '../../domain/content/content.rule';
import { hasField, type ContentModule } from '../../domain/content/modules.rule';
import { useAllowed } from '../shared/runtime/use-session';
import { FieldGrid, RecordLayout } from '../shared/record/record-layout';
import { FormikForm } from '../shared/record/record-form.bridge';
import type { ScreenProps } from '../shared/page/screen';
import { ForbiddenState } from '../shared/page/screen-states';
import { ListSkeleton } from '../shared/page/list-skeleton';
import { FluentRoot } from '../shared/theme/fluent-root';
import { usePhone } from '../shared/theme/use-media';
import { BlockTools } from './block-tools';
import { useOpenInOtherTab, useItem } from './content.bridge';
import { ContentBlocks } from './content-blocks';
import { ContentCompare } from './content-compare';
import { ContentFrame } from './content-frame';
import { ContentRail } from './content-rail';
import { CONTENT_TABS, tabFor, type ContentTab } from './content-tab';
import { ContentTabs } from './content-tabs';
import { NameAndAddress } from './published/name-and-address';
import { RefusedFieldsProvider } from './refused-blocks';
import { useUnfoldedBlocks } from './refused-save';

interface ContentEditorProps extends ScreenProps {
  readonly module: ContentModule;
}

const useStyles = makeStyles({ waiting: { padding: '16px 24px' } });

/**
 * The editor of a content item: reads, locks, edits block by block, saves. Without the right to
 * add, an empty form is replaced by the forbidden state.
 */
export const ContentEditorView = (props: ContentEditorProps) => {
  const [, navigate] = useLocation();
  const { add } = useAllowed(props.module);
  const { module, params, title, refusal } = props;
  if (params['id'] === undefined && !add)
    return (
      <ForbiddenState
        screen={title}
        refusal={refusal}
        onDashboard={() => {
          navigate('/');
        }}
      />
    );
  // Each item has its own lock, so another item gets a new editor.
  return <FollowedItem key={`${module}/${params['id'] ?? ''}`} {...props} />;
};

/** When another tab leaves the item, remount to look for the draft or save that it made. */
const FollowedItem = (props: ContentEditorProps) => {
  const { isOpenInOtherTab, hasLeft } = useOpenInOtherTab(props.module, props.params['id'] ?? null);
  return <OpenItem key={String(hasLeft)} {...props} isOpenInOtherTab={isOpenInOtherTab} />;
};

interface OpenItemProps extends ContentEditorProps {
  /** The item is edited in another tab; its draft is not offered here. */
  readonly isOpenInOtherTab: boolean;
}

const OpenItem = ({ module, params, title, action, isOpenInOtherTab }: OpenItemProps) => {
  const styles = useStyles();
  const id = params['id'] ?? null;
  const item = useItem(module, id);
  const { record, blocks } = item;
  const { snapshot, editing } = record;
  const { stored } = snapshot.context;
  const phone = usePhone();
  const [tab, setTab] = useState<ContentTab>('content');
  const unfolded = useUnfoldedBlocks(snapshot.context, blocks, (paths) => {
    setTab(tabFor(paths, tab));
  });
  const { open, setOpen, refused, judged } = unfolded;
  const [comparing, setComparing] = useState(false);
  const history = useRef<HTMLButtonElement>(null);
  const backFromVersions = (focused: () => HTMLElement | null | undefined): void => {
    // Render first: a hidden button cannot receive the focus.
    flushSync(() => {
      setComparing(false);
    });
    focused()?.focus();
  };
  const inParts = (layout: ReactElement): ReactElement =>
    phone ? (
      <ContentTabs
        tabs={CONTENT_TABS.filter((part) => part !== 'publication' || hasField(module, 'status'))}
        shown={tab}
        onShow={setTab}
      >
        {layout}
      </ContentTabs>
    ) : (
      layout
    );
  return (
    <FormikForm values={record.fields} rule={fieldsRuleOf(module)}>
      <ContentFrame
        module={module}
        item={item}
        title={title}
        action={action}
        isOpenInOtherTab={isOpenInOtherTab}
        beside={unfolded}
        isHidden={comparing}
        view={
          <BlockTools
            blocks={blocks}
            editing={editing}
            open={open}
            onOpen={setOpen}
            historyRef={history}
            hasHistory={stored !== null || record.isPending}
            onHistory={
              stored === null
                ? null
                : () => {
                    setComparing(true);
                  }
            }
          />
        }
      >
        {inParts(
          <RecordLayout
            only={!phone ? undefined : tab === 'content' ? 'work' : 'rail'}
            rail={<ContentRail module={module} item={stored?.record ?? null} tab={phone ? tab : null} />}
          >
            <RefusedFieldsProvider value={refused}>
              {!phone && (
                <FieldGrid>
                  <NameAndAddress module={module} isNew={stored === null} addressRequired />
                </FieldGrid>
              )}
              {record.isPending ? (
                <div className={styles.waiting}>
                  <ListSkeleton />
                </div>
              ) : (
                <ContentBlocks
                  intro={hasField(module, 'intro')}
                  blocks={blocks}
                  editing={record.open}
                  judged={judged}
                  open={open}
                  onOpen={setOpen}
                />
              )}
            </RefusedFieldsProvider>
          </RecordLayout>,
        )}
      </ContentFrame>
      {comparing && stored !== null && (
        <ContentCompare
          module={module}
          item={stored.record}
          blocks={blocks}
          mayEdit={snapshot.matches('editing')}
          onClose={() => {
            backFromVersions(() => history.current);
          }}
          onRestored={() => {
            backFromVersions(() => history.current?.form?.querySelector<HTMLElement>('[type=submit]'));
          }}
        />
      )}
    </FormikForm>
  );
};

/** Returns the screen with the editor of a module. */
export const contentEditorOf = (module: ContentModule) => {
  const Editor = (props: ScreenProps) => (
    <FluentRoot>
      <ContentEditorView {...props} module={module} />
    </FluentRoot>
  );
  return Editor;
};
