/*
 * Loaded into a host before its code. The first SIGUSR2 begins to measure, the next writes the
 * longest turn of the event loop, in milliseconds of the main thread's processor time: other work
 * on the machine does not change it.
 */
import { openSync, readSync } from 'node:fs'

const file = openSync(`/proc/self/task/${process.pid}/schedstat`)
const text = Buffer.alloc(64)
const processorTime = () =>
  Number(text.toString('latin1', 0, readSync(file, text, 0, 64, 0)).split(' ')[0]) / 1e6

let before
let longest = 0

function turn() {
  longest = Math.max(longest, processorTime() - before)
  before = processorTime()
  setImmediate(turn).unref()
}

process.on('SIGUSR2', () => {
  if (before !== undefined) return console.log(`longest turn ${longest.toFixed(1)} ms`)
  before = processorTime()
  return turn()
})
