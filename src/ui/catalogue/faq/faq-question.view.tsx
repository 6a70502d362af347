import { PageHeader } from '../../shared/page/page-header';
import type { ScreenProps } from '../../shared/page/screen';

/** To be written. */
export const FaqQuestionView = ({ title, action }: ScreenProps) => <PageHeader title={title} action={action} />;
