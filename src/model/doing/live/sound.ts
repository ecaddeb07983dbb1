let context: AudioContext | undefined

export function playSound() {
  try {
    context ??= new AudioContext()
    const { currentTime } = context
    for (const [index, frequency] of [659, 880].entries()) {
      const start = currentTime + index * 0.14
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = frequency
      volume.gain.setValueAtTime(0, start)
      volume.gain.linearRampToValueAtTime(0.08, start + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3)
      tone.connect(volume).connect(context.destination)
      tone.start(start)
      tone.stop(start + 0.32)
    }
  } catch {
    // A browser without sound stays silent.
  }
}
