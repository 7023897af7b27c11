/** Two soft tones when it is the player's turn. */
let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [index, hertz] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.0001, start + index * 0.14);
    volume.gain.exponentialRampToValueAtTime(0.12, start + index * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + index * 0.14 + 0.4);
    tone.connect(volume).connect(context.destination);
    tone.start(start + index * 0.14);
    tone.stop(start + index * 0.14 + 0.45);
  }
}
