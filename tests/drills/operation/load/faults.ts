import { patient } from '../../../pace'
import type { Outcome } from './outcome'
import { type Answered, percentile } from './visits'

/** How soon whoever is turned away has to hear it, and how soon after it all has to be well again; on a quiet machine. */
const refusalMs = patient(1_000)
const recoveryMs = patient(10_000)
/** Longer than that nobody should have to wait at the usual rate, but one in a hundred. */
const usualMostMs = patient(1_000)
/** Nobody calls that a wait, however quick the site was before. */
const promptMs = patient(500)
/** In how many milliseconds it is looked at together how long visits wait; by one second. */
const windowMs = 5_000
/** By how much a process may have grown from the second fifth of the time to the last one. */
const mostGrowth = 1.15

/**
 * Returns the milliseconds from that moment to when all was as well again as in the steady part: the end of the last five
 * seconds in which the slowest twentieth waited longer than the slowest hundredth had, or the last visit that was turned away
 * or waited longer than any had.
 */
export function recoveredAfter(
  after: readonly Answered[],
  { moment, steady }: { moment: number; steady: readonly Answered[] },
): number {
  const usualMs = Math.max(promptMs, percentile(steady, 0.99))
  const slowestMs = Math.max(promptMs, ...steady.map(({ ms }) => ms))
  const last = Math.max(moment, ...after.map(({ askedAt }) => askedAt))
  let recovered = 0
  for (let start = moment; start === moment || start + windowMs <= last + 1_000; start += 1_000) {
    const seen = after.filter(({ askedAt }) => askedAt >= start && askedAt < start + windowMs)
    const ill = seen.filter(({ outcome, ms }) => outcome !== 'right' || ms > slowestMs)
    recovered = Math.max(recovered, ...ill.map(({ askedAt }) => askedAt - moment))
    if (percentile(seen, 0.95) > usualMs) recovered = start + windowMs - moment
  }
  return recovered
}

/** Returns the broken promises in words; none when all is as it had to be. */
export function faultsOf({ phases, recoveredMs, memory, filed }: Omit<Outcome, 'faults'>): string[] {
  const all = [...Object.values(phases), filed].flatMap(({ answers }) => answers)
  const faults = countWrong(all)
  const away = phases.overload.answers.filter(isTurnedAway)
  if (away.length === 0) faults.push('five times as much was not too much: the usual rate has to be higher')
  if (percentile(away, 0.99) > refusalMs)
    faults.push(`turned away after ${Math.round(percentile(away, 0.99))} ms`)
  const steadyMs = percentile(phases.steady.answers, 0.99)
  if (steadyMs > usualMostMs)
    faults.push(`one in a hundred waited for ${Math.round(steadyMs)} ms at the usual rate`)
  for (const { name, answers } of [phases.steady, phases.beside]) {
    const count = answers.filter(isTurnedAway).length
    if (count > 0) faults.push(`${name}: ${count} were turned away`)
  }
  if (recoveredMs > recoveryMs) faults.push(`well again only after ${Math.round(recoveredMs)} ms`)
  for (const [name, { growth }] of Object.entries(memory))
    if (growth > mostGrowth) faults.push(`the memory of ${name} grew ${growth.toFixed(2)} times`)
  const [usual, then] = [phases.steady, phases.beside].map(({ answers }) => percentile(answers, 0.99))
  if (Number(then) > 2 * Number(usual) + 100)
    faults.push(
      `beside bad connections ${Math.round(Number(then))} ms instead of ${Math.round(Number(usual))}`,
    )
  return faults
}

const isTurnedAway = ({ outcome }: Answered): boolean => outcome === 'turned away'

function countWrong(answers: readonly Answered[]): string[] {
  const counts = new Map<string, number>()
  for (const { name, status, outcome } of answers) {
    if (outcome !== 'wrong') continue
    const what = `${name} answered ${status}`
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return [...counts].map(([what, count]) => `${count} × ${what}`)
}
