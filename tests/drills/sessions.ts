import assert from 'node:assert/strict'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/find-browser.mjs'
import { startTestStack } from '../journeys/support/test-stack'
import { openWorld } from '../journeys/support/world'
import { pace, patient } from '../pace'
import { changes } from './sessions/account-changes'
import { type AnswerComparison, compareAnswers } from './sessions/compare-answers'
import { medianOf } from './sessions/median-of'
import { refreshAtOnce } from './sessions/refresh-at-once'
import { type SessionObservation, watchChange } from './sessions/watch-changes'
import { buildPrograms } from './support/build-programs'
import type { Section } from './support/record-figures'

const rounds = 4
/** Milliseconds within which every open tab and every token must reflect a change, on an idle machine. */
const allowedMs = 2_000
const answersEach = 500
/** Maximum difference of the two medians, beyond random noise, as a share. */
const allowedShare = 0.05
const refreshes = 1_000

/**
 * Measures how soon open pages and programs learn of a change of their account. Checks what a stranger learns about
 * accounts from response times.
 */
export async function run(): Promise<Section> {
  buildPrograms({ web: true })
  const { file, stop } = await startTestStack()
  process.env.OFICIO_TEST_STACK = file
  const world = await openWorld('site')
  const open = await openWorld('openSite')
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const observations: SessionObservation[] = []
    for (const change of changes) {
      const figures = await watchChange({ world, browser, rounds }, change)
      console.log(
        figures.name,
        figures.tabs.map(Math.round).join(' '),
        '|',
        figures.tokens.map(Math.round).join(' '),
      )
      observations.push(figures)
    }
    for (const { name, tabs, tokens } of observations)
      assert(
        Math.max(...tabs, ...tokens) <= patient(allowedMs),
        `${name}: ${Math.max(...tabs, ...tokens)} ms`,
      )
    const comparison = await compareAnswers(open, answersEach)
    const difference = Math.abs(comparison.knownMs - comparison.unknownMs)
    const allowed = comparison.noiseMs + allowedShare * comparison.unknownMs
    assert(difference <= allowed, `a known mail is answered ${difference} ms apart, ${allowed} ms are chance`)
    const refreshedMs = await refreshAtOnce(open, refreshes)
    return { name: 'sessions', text: describe(observations, comparison, refreshedMs) }
  } finally {
    await browser.close()
    await open.close()
    await world.close()
    await stop()
  }
}

const whole = (ms: number) => `${Math.round(ms)} ms`

function describe(
  observations: SessionObservation[],
  comparison: AnswerComparison,
  refreshedMs: number,
): string {
  const rows = observations.map(
    ({ name, tabs, tokens }) =>
      `| ${name} | ${tabs.length} | ${whole(medianOf(tabs))} | ${whole(Math.max(...tabs))} | ${whole(medianOf(tokens))} | ${whole(Math.max(...tokens))} |`,
  )
  const { calls, knownMs, unknownMs, noiseMs } = comparison
  const slowly = pace > 1 ? `; this one was ${pace} times as slow, because of what else ran on it` : ''
  return `
The built site with a real browser. Somebody has pages open in two browsers, three tabs each, and a program with a token; then
something happens to their account, ${rounds} times each. Counted from the answer of what did it to the tab that shows it, or has
left for another page, and to the program's next answer. On a quiet machine ${allowedMs / 1000} s are allowed${slowly}.

| what happened | tabs | median | slowest | token, median | token, slowest |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

- 'Olvidé mi contraseña', ${calls} calls with a mail that has an account and ${calls} with one that has none, in turns: the same status
  and the same text each time; medians ${knownMs.toFixed(2)} ms and ${unknownMs.toFixed(2)} ms. Two halves of equal calls differ by ${noiseMs.toFixed(2)} ms.
- ${refreshes} calls that change one refresh token at the same moment, answered after ${whole(refreshedMs)}: all 200, one successor, one
  session, which goes on. The token of before them ends it.`
}
