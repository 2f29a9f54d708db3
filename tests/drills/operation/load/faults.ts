import { patient } from '../../../pace'
import type { Outcome } from './outcome'
import { percentile, type VisitAnswer } from './visits'

/** The longest wait for a refusal, and the longest recovery afterwards, on a quiet machine. */
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
  after: readonly VisitAnswer[],
  { moment, steady }: { moment: number; steady: readonly VisitAnswer[] },
): number {
  const usualMs = Math.max(promptMs, percentile(steady, 0.99))
  const slowestMs = Math.max(promptMs, ...steady.map(({ ms }) => ms))
  const last = Math.max(moment, ...after.map(({ askedAt }) => askedAt))
  let recovered = 0
  for (let start = moment; start === moment || start + windowMs <= last + 1_000; start += 1_000) {
    const windowAnswers = after.filter(({ askedAt }) => askedAt >= start && askedAt < start + windowMs)
    const ill = windowAnswers.filter(({ outcome, ms }) => outcome !== 'right' || ms > slowestMs)
    recovered = Math.max(recovered, ...ill.map(({ askedAt }) => askedAt - moment))
    if (percentile(windowAnswers, 0.95) > usualMs) recovered = start + windowMs - moment
  }
  return recovered
}

/** Returns the broken promises in words; none when all is as it had to be. */
export function faultsOf({ phases, recoveredMs, memory, filing }: Omit<Outcome, 'faults'>): string[] {
  const all = [...Object.values(phases), filing].flatMap(({ answers }) => answers)
  const faults = countWrong(all)
  const turnedAway = phases.overload.answers.filter(isTurnedAway)
  if (turnedAway.length === 0)
    faults.push('five times as much was not too much: the usual rate has to be higher')
  if (percentile(turnedAway, 0.99) > refusalMs)
    faults.push(`turned away after ${Math.round(percentile(turnedAway, 0.99))} ms`)
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
  const [usual, besideP99] = [phases.steady, phases.beside].map(({ answers }) => percentile(answers, 0.99))
  if (Number(besideP99) > 2 * Number(usual) + 100)
    faults.push(
      `beside bad connections ${Math.round(Number(besideP99))} ms instead of ${Math.round(Number(usual))}`,
    )
  return faults
}

const isTurnedAway = ({ outcome }: VisitAnswer): boolean => outcome === 'turned away'

function countWrong(answers: readonly VisitAnswer[]): string[] {
  const counts = new Map<string, number>()
  for (const { name, status, outcome } of answers) {
    if (outcome !== 'wrong') continue
    const label = `${name} answered ${status}`
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].map(([label, count]) => `${count} × ${label}`)
}
