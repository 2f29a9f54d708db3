import { patient } from '../../../pace'
import type { Outcome } from './outcome'
import { percentile, type VisitAnswer } from './visits'

/** Maximum wait for a refusal, and maximum duration of the recovery, on an idle machine. */
const refusalMs = patient(1_000)
const recoveryMs = patient(10_000)
/** Maximum wait at the usual rate for all but one in a hundred visits. */
const usualMostMs = patient(1_000)
/** Waits below this limit never count as slow, however fast the site was before. */
const promptMs = patient(500)
/** Length of the sliding window in which waits are judged, in milliseconds. It moves by one second. */
const windowMs = 5_000
/** Maximum growth of a process's memory from the second to the last fifth of the time. */
const mostGrowth = 1.15

/**
 * Returns the milliseconds from `moment` until the site has recovered to the level of the steady part. The recovery
 * ends after the last five-second window in which the slowest 5 % waited longer than the slowest 1 % of the steady
 * part. It also ends after the last visit that was turned away or waited longer than any steady visit.
 */
export function recoveredAfter(
  after: readonly VisitAnswer[],
  { moment, steady }: { moment: number; steady: readonly VisitAnswer[] },
): number {
  const usualMs = Math.max(promptMs, percentile(steady, 0.99))
  const slowestMs = Math.max(promptMs, ...steady.map(({ ms }) => ms))
  const last = Math.max(moment, ...after.map(({ askedAt }) => askedAt))
  let recoveredAt = 0
  for (let start = moment; start === moment || start + windowMs <= last + 1_000; start += 1_000) {
    const windowAnswers = after.filter(({ askedAt }) => askedAt >= start && askedAt < start + windowMs)
    const badAnswers = windowAnswers.filter(({ outcome, ms }) => outcome !== 'right' || ms > slowestMs)
    recoveredAt = Math.max(recoveredAt, ...badAnswers.map(({ askedAt }) => askedAt - moment))
    if (percentile(windowAnswers, 0.95) > usualMs) recoveredAt = start + windowMs - moment
  }
  return recoveredAt
}

/** Returns the broken promises in words. Empty if there are none. */
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
