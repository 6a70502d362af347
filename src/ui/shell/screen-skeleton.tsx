import { makeStyles } from '@griffel/react';
import { Skeleton } from '../shared/controls/skeleton';
import { TextSkeleton } from '../shared/page/text-skeleton';
import { phone, sizes } from '../shared/theme/sizes';

const useStyles = makeStyles({
  page: { padding: `12px ${sizes.sheetPadding}`, [phone]: { padding: `12px ${sizes.phonePadding}` } },
  title: { height: sizes.commandRow },
});

/** A placeholder while the code or the strings of a screen load. */
export const ScreenSkeleton = () => {
  const styles = useStyles();
  return (
    <div className={styles.page} aria-busy data-loading-screen="">
      <div className={styles.title}>
        <Skeleton />
      </div>
      <TextSkeleton lines={10} />
    </div>
  );
};
