import { Clock } from '../../application/shared/ports/clock.port';
import { DashboardView } from '../insight/dashboard.view';
import type { ScreenProps } from '../shared/page/screen';
import { useService } from '../shared/runtime/use-service';
import { useFormat, useSession } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { StartParts } from './start-parts';

const greetingOf = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';

/** The first page: the dashboard, records opened last, and the modules. */
export const HomeView = ({ title }: ScreenProps) => {
  const text = useText();
  const format = useFormat();
  const { me } = useSession();
  const now = useService(Clock).now();
  return (
    <DashboardView
      title={title}
      greeting={text(`shell.start.${greetingOf(format.hour(now))}`, { name: me.firstname })}
      start={<StartParts />}
    />
  );
};
