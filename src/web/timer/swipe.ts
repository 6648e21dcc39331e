/** Pixels that a finger must go sideways for a swipe. */
const SWIPE = 60;

/** Distinguishes swipes from taps: reports a swipe sideways, and that the click which may follow belongs to it. */
export class SwipeWatch {
  #from: { readonly x: number; readonly y: number } | undefined;
  #swipedAt = Number.NEGATIVE_INFINITY;

  down = ({ clientX, clientY }: PointerEvent): void => {
    this.#from = { x: clientX, y: clientY };
  };

  cancel = (): void => {
    this.#from = undefined;
  };

  /** Whether the pointer that goes up ends a swipe. */
  isSwipe({ clientX, clientY, timeStamp }: PointerEvent): boolean {
    const from = this.#from;
    this.#from = undefined;
    if (!from) return false;
    const [across, along] = [Math.abs(clientX - from.x), Math.abs(clientY - from.y)];
    if (across < SWIPE || across < 2 * along) return false;
    this.#swipedAt = timeStamp;
    return true;
  }

  /** Whether a click is the end of a swipe. */
  isOfSwipe = ({ timeStamp }: Event): boolean => timeStamp - this.#swipedAt < 400;
}
