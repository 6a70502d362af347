import { Crop20Regular } from '@fluentui/react-icons/svg/crop';
import { makeStyles } from '@griffel/react';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { areaOf, isDirection, isOnPicture, nextArea, type Drawing } from '../../../domain/spare-parts/drawing.rule';
import type { Parts } from '../../../domain/shared/parts/part';
import type { SpareItem } from '../../../domain/spare-parts/spare-item';
import { Button } from '../../shared/controls/button';
import { ZOOM_STEP } from '../../shared/cropper/picture-zoom';
import { usePictureZoom } from '../../shared/cropper/picture-zoom.bridge';
import { ZoomTools } from '../../shared/cropper/zoom-tools';
import { useText } from '../../shared/runtime/use-text';
import { narrow, phone, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { Hotspot, type Spot } from './hotspot';
import { point, type ExplodedView } from './part.bridge';
import { useSpotFocus } from './spot-focus.bridge';
import { StageLegend } from './stage-legend';

/** Movement per key press, in screen px. */
const STRIDE = 40;
const ZOOMS: Readonly<Record<string, number | undefined>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  '_': 1 / ZOOM_STEP,
};

const useStyles = makeStyles({
  around: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    [narrow]: { borderRightStyle: 'none', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    [slim]: { borderRightStyle: 'none', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  stage: {
    'position': 'relative',
    'flex': '1',
    'minHeight': '240px',
    'overflow': 'hidden',
    'touchAction': 'pan-y',
    'cursor': 'grab',
    '&[data-near]': { touchAction: 'none' },
    ':active': { cursor: 'grabbing' },
    [narrow]: { height: '420px', flex: 'none' },
    [slim]: { height: '420px', flex: 'none' },
    [phone]: { height: '320px' },
  },
  paper: {
    position: 'absolute',
    left: '50%',
    top: '50%',
    borderRadius: tokens.borderRadiusMedium,
    // Drawings are black on white, in both themes.
    backgroundColor: '#ffffff',
    transformOrigin: '0 0',
  },
  picture: { display: 'block', width: '100%', height: '100%', userSelect: 'none' },
  broken: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: '16px',
    textAlign: 'center',
    color: '#566365',
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    flex: 'none',
    padding: '6px 16px 8px 24px',
    [phone]: { padding: '6px 16px 8px' },
  },
  tools: { display: 'flex', alignItems: 'center', gap: '2px' },
});

interface ExplodedStageProps {
  readonly view: ExplodedView;
  readonly label: string;
  readonly drawing: Drawing;
  readonly items: Parts<SpareItem>;
  /** Called on a second press on the selected item. */
  readonly onOpen: (item: string) => void;
  /** Opens the crop editor; `null` without the right. */
  readonly onEdit: (() => void) | null;
}

/** The exploded view with a hotspot per number; hotspots and rows highlight each other. Rule R-SPA-34. */
export const ExplodedStage = ({ view, label, drawing, items, onOpen, onEdit }: ExplodedStageProps) => {
  const styles = useStyles();
  const [text, hint] = [useText(), useId()];
  const stage = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const zooming = usePictureZoom(stage, drawing);
  const spots = useMemo((): readonly Spot[] => {
    const known = new Map(items.map((part) => [part.key, part.value]));
    const times = new Map<string, number>();
    for (const { item } of drawing.boxes) times.set(item, (times.get(item) ?? 0) + 1);
    return drawing.boxes.flatMap((box, place) => {
      const item = known.get(box.item);
      const area = areaOf(box, drawing);
      return item === undefined || !isOnPicture(area, drawing)
        ? []
        : [{ ...area, key: `${box.item}-${place}`, id: box.item, item, drawn: times.get(box.item) ?? 0 }];
    });
  }, [drawing, items]);
  const focus = useSpotFocus(view, stage, spots, zooming.show);

  const choose = (key: string | undefined, isKey: boolean): void => {
    const spot = spots.find((own) => own.key === key);
    if (spot === undefined) return;
    // A key press or screen reader opens at once; a pointer press selects first.
    const opens = isKey || view.getSnapshot().context.selected === spot.id;
    view.send({ type: 'item.chosen', item: spot.id });
    if (opens) onOpen(spot.id);
  };
  const spotOf = (target: EventTarget): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined;
  const act = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = spots.find(({ key }) => key === spotOf(event.target));
    const nearer = ZOOMS[event.key];
    if (nearer !== undefined) zooming.zoom(nearer);
    else if (event.key === '0') zooming.whole();
    else if (!isDirection(event.key)) return;
    else if (event.shiftKey || from === undefined) {
      const [right, down] = ({ ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] } as const)[
        event.key
      ];
      zooming.move(right * STRIDE, down * STRIDE);
    } else {
      const next = nextArea(spots, from, event.key);
      if (next !== null) focus.take(next.key);
    }
    event.preventDefault();
  };
  const scale = zooming.fit * zooming.view.zoom;
  return (
    <div className={styles.around}>
      <div
        ref={stage}
        className={styles.stage}
        role="group"
        aria-label={label}
        aria-describedby={hint}
        data-near={zooming.view.zoom > 1 ? '' : undefined}
        {...zooming.pointing}
        onKeyDown={act}
        onClick={(event: MouseEvent) => {
          const isKey = event.detail === 0;
          if (isKey || !zooming.wasDragged()) choose(spotOf(event.target), isKey);
        }}
        onMouseOver={(event: MouseEvent) => {
          const spot = spots.find(({ key }) => key === spotOf(event.target));
          point(view, spot?.id ?? null);
        }}
        onMouseLeave={() => {
          point(view, null);
        }}
      >
        <div
          className={styles.paper}
          // Inline styles, because they follow the drawing and the pointer.
          style={{
            width: drawing.width,
            height: drawing.height,
            transform:
              `translate(${zooming.view.x}px, ${zooming.view.y}px) scale(${scale}) ` +
              `translate(${-drawing.width / 2}px, ${-drawing.height / 2}px)`,
            // Hotspot outlines keep their width at every zoom.
            ['--pixel' as string]: `${1 / scale}px`,
          }}
        >
          {broken === drawing.address ? (
            <p className={styles.broken}>{text('spareParts.part.stage.broken')}</p>
          ) : (
            <img
              className={styles.picture}
              src={drawing.address}
              alt=""
              draggable={false}
              onError={() => {
                setBroken(drawing.address);
              }}
            />
          )}
          {spots.map((spot) => (
            <Hotspot key={spot.key} view={view} spot={spot} reachable={spot.key === focus.reachable} />
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <StageLegend />
        <span className={styles.tools}>
          {onEdit !== null && (
            <Button
              size="small"
              variant="subtle"
              icon={Crop20Regular}
              aria-label={text('spareParts.part.stage.edit')}
              onClick={onEdit}
            />
          )}
          <ZoomTools
            share={zooming.view.zoom}
            onZoom={(steps) => {
              zooming.zoom(ZOOM_STEP ** steps);
            }}
            onWhole={zooming.whole}
          />
        </span>
      </div>
      <p id={hint} hidden>
        {text('spareParts.part.stage.hint')}
      </p>
    </div>
  );
};
