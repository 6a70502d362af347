import { useSelector } from '@xstate/react';
import { useCallback, useState, type RefObject } from 'react';
import type { Rectangle } from '../../../domain/shared/picture/crop-box';
import { useNotify } from '../../shared/record/actor-effects.bridge';
import type { ExplodedView } from './part.bridge';
import type { Spot } from './hotspot';

/** Roving tabindex of the hotspots with arrow keys; the selected hotspot scrolls into view. */
export const useSpotFocus = (
  view: ExplodedView,
  stage: RefObject<HTMLElement | null>,
  spots: readonly Spot[],
  show: (area: Rectangle) => void,
) => {
  const selected = useSelector(view, ({ context }) => context.selected);
  const [last, setLast] = useState<string | null>(null);
  const own = spots.filter(({ id }) => id === selected);
  const reachable = (own.find(({ key }) => key === last) ?? own[0] ?? spots[0])?.key ?? null;
  useNotify(
    useCallback(() => {
      const spot = spots.find(({ key, id }) => id === selected && key === reachable);
      if (spot !== undefined) show(spot);
    }, [reachable, selected, show, spots]),
  );
  return {
    reachable,
    /** Selects the item of a hotspot and focuses the hotspot. */
    take: (key: string) => {
      const spot = spots.find((one) => one.key === key);
      if (spot === undefined) return;
      setLast(key);
      view.send({ type: 'item.chosen', item: spot.id });
      stage.current?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
    },
  };
};
