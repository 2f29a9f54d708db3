// How much slower than a quiet machine this one is now. Measured once, where a run starts; its processes inherit it.

/** Steps of counting in one sample, and how long they take on a quiet core of the machine that the deadlines are for. */
const steps = 30_000_000
const quietMachineMs = 25
const samples = 10
/** Beyond this a run would rather not be started. */
const maxFactor = 15

/** At least 1: deadlines in tests are for a quiet machine and grow with it (`patient`). */
export const pace = readPace()

/** Returns how long to wait, on this machine, for what takes at most so many milliseconds on a quiet one. */
export const patient = (quietMs: number): number => Math.round(quietMs * pace)

function readPace(): number {
  const inherited = Number(process.env.TEST_PACE)
  const factor = inherited >= 1 ? inherited : measure()
  process.env.TEST_PACE = String(factor)
  return factor
}

/** Beside other load most samples are interrupted, and their mean says by how much. */
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
