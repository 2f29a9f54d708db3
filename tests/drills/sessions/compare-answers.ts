import assert from 'node:assert/strict'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import type { World } from '../../journeys/support/world'
import { medianOf } from './median-of'

export interface AnswerComparison {
  calls: number
  knownMs: number
  unknownMs: number
  /** Difference between the two halves of equal calls. Smaller differences are random noise. */
  noiseMs: number
}

/** Requests a new password in turns for mails with an account and without one. */
export async function compareAnswers({ site, ctx }: World, calls: number): Promise<AnswerComparison> {
  const emails: string[] = []
  for (let index = 0; index < 50; index += 1) emails.push((await buildUser(ctx)).email)
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const answers = new Set<string>()
  const ask = async (kind: 'known' | 'unknown', email: string) => {
    const from = performance.now()
    const answer = await fetch(`${site.origin}/api/password-reset/request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    const text = await answer.text()
    times[kind].push(performance.now() - from)
    answers.add(`${answer.status} ${text}`)
  }
  // The first calls only warm up the server.
  for (let at = -20; at < calls; at += 1) {
    const email = emails[(at + emails.length) % emails.length] ?? ''
    const both = [() => ask('known', email), () => ask('unknown', `nadie.${at + 20}.${email}`)]
    for (const call of at % 2 === 0 ? both : both.reverse()) await call()
    if (at === -1) for (const list of Object.values(times)) list.length = 0
  }
  assert.equal(answers.size, 1, `answers differ: ${[...answers].join(' | ')}`)
  const half = (rest: number) => medianOf(times.unknown.filter((_time, at) => at % 2 === rest))
  return {
    calls,
    knownMs: medianOf(times.known),
    unknownMs: medianOf(times.unknown),
    noiseMs: Math.abs(half(0) - half(1)),
  }
}
