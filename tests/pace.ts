// Measures how much slower this machine is now than an idle one. Measured once at the start of a run, and inherited by
// its processes.

/**
 * Number of counting steps in a sample (`steps`), and milliseconds of a sample on an idle core of the machine for which
 * the deadlines are written (`quietMachineMs`).
 */
const steps = 30_000_000
const quietMachineMs = 25
const samples = 10
/** The maximum factor. On a machine slower than that, do not start a run. */
const maxFactor = 15

/** The factor, at least 1. Deadlines in tests are written for an idle machine, and `patient` multiplies them by it. */
export const pace = readPace()

/** Returns how many milliseconds to wait on this machine for work that takes at most `quietMs` on an idle one. */
export const patient = (quietMs: number): number => Math.round(quietMs * pace)

function readPace(): number {
  const inherited = Number(process.env.TEST_PACE)
  const factor = inherited >= 1 ? inherited : measure()
  process.env.TEST_PACE = String(factor)
  return factor
}

/** Returns the measured factor. Other load interrupts most samples, and their mean shows by how much. */
function measure(): number {
  const startedAt = performance.now()
  for (let sample = 0; sample < samples; sample += 1) count()
  const factor = (performance.now() - startedAt) / samples / quietMachineMs
  return Math.round(Math.min(maxFactor, Math.max(1, factor)) * 10) / 10
}

function count(): number {
  let sum = 0
  for (let step = 0; step < steps; step += 1) sum = (sum + step) | 0
  return sum
}
