let audio: AudioContext | undefined;

/** Lets the page make sounds later. Browsers want this to follow a click. */
export function allowSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
}

/** Sounds a tone. `pitch` is in hertz, `duration` in seconds. */
export function beep(pitch: number, duration: number): void {
  if (!audio) return;
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.3, audio.currentTime);
  // Fades, as a tone that is cut off clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + duration);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + duration);
}
