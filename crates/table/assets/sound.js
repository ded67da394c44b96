// The sound of a call.

/** Two soft tones. */
export function ring() {
  const audio = new AudioContext();
  [660, 880].forEach((pitch, index) => {
    const [tone, loud] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.08, audio.currentTime + index * 0.18);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + index * 0.18 + 0.4);
    tone.connect(loud).connect(audio.destination);
    tone.start(audio.currentTime + index * 0.18);
    tone.stop(audio.currentTime + index * 0.18 + 0.4);
  });
  setTimeout(() => audio.close(), 1000);
}
