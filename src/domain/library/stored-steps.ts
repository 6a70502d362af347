import { applyStep, sizeOf, unedited, type ImageStep } from './image-steps';
import { MIDDLE } from './focus-point.rule';
import type { Dimensions } from './library';

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
const numbers = (fields: ReadonlyMap<string, unknown>, names: readonly string[]): readonly number[] | null => {
  const found = names.map((name) => fields.get(name));
  return found.every((value): value is number => typeof value === 'number' && Number.isFinite(value)) ? found : null;
};

/** Decodes one stored step; null when invalid. */
const readStep = (value: unknown): ImageStep | null => {
  const step = fieldsOf(value);
  const [to, axis] = [step.get('to'), step.get('axis')];
  switch (step.get('kind')) {
    case 'turn':
      return to === 'left' || to === 'right' ? { kind: 'turn', to } : null;
    case 'flip':
      return axis === 'x' || axis === 'y' ? { kind: 'flip', axis } : null;
    case 'focus': {
      const point = numbers(fieldsOf(step.get('point')), ['x', 'y']);
      return point === null || point.some((place) => Math.abs(place) > 1)
        ? null
        : { kind: 'focus', point: { x: point[0] ?? 0, y: point[1] ?? 0 } };
    }
    case 'crop': {
      const box = numbers(fieldsOf(step.get('box')), ['x', 'y', 'width', 'height']);
      if (box === null || !box.every(Number.isInteger)) return null;
      const [x = 0, y = 0, width = 0, height = 0] = box;
      return { kind: 'crop', box: { x, y, width, height } };
    }
    default:
      return null;
  }
};

/** The valid prefix of stored steps for an image of this size, which may have changed. Rule R-LIB-06. */
export const validSteps = (size: Dimensions, kept: readonly unknown[]): readonly ImageStep[] => {
  const steps: ImageStep[] = [];
  let edited = unedited(size, MIDDLE);
  for (const value of kept) {
    const step = readStep(value);
    if (step === null) return steps;
    const frame = sizeOf(edited);
    if (step.kind === 'crop') {
      const { x, y, width, height } = step.box;
      if (x < 0 || y < 0 || width < 1 || height < 1 || x + width > frame.width || y + height > frame.height)
        return steps;
    }
    edited = applyStep(edited, step);
    steps.push(step);
  }
  return steps;
};
