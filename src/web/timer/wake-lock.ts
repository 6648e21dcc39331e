/** Keeps the screen on while it is wanted, in browsers that can. They let go of it when the page is hidden. */
export class WakeLock {
  #lock: WakeLockSentinel | undefined;

  async set(isWanted: boolean): Promise<void> {
    if (!isWanted) {
      const lock = this.#lock;
      this.#lock = undefined;
      await lock?.release();
    } else if (
      (!this.#lock || this.#lock.released) &&
      'wakeLock' in navigator &&
      document.visibilityState === 'visible'
    ) {
      // Refused on an empty battery, for example: the clock runs all the same.
      this.#lock = await navigator.wakeLock.request().catch(() => undefined);
    }
  }
}
