import type { Fault } from '@oficio/sandbox/google/places/misbehave'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cafes, type Places, startPlaces } from './start-places'

let places: Places
beforeEach(async () => {
  places = await startPlaces()
})
afterEach(() => places.service.close())

const awayAnswer = { kind: 'away' }

describe('a service that fails', () => {
  const faults: [string, Fault][] = [
    ['answers 500', { kind: 'status', status: 500 }],
    ['answers no JSON', { kind: 'no-json' }],
    ['never ends', { kind: 'endless' }],
    ['leads elsewhere', { kind: 'redirect', location: 'http://169.254.169.254/' }],
    ['has no questions left for us', { kind: 'refusal', status: 'OVER_QUERY_LIMIT' }],
    ['refuses our key', { kind: 'refusal', status: 'REQUEST_DENIED' }],
    ['does not know itself why', { kind: 'refusal', status: 'UNKNOWN_ERROR' }],
  ]
  it.each(faults)(
    'is away where it %s, after one question, and our key is in no log',
    async (_how, fault) => {
      const { provider, mayAsk, service, log, apiKey } = places
      service.failNext(fault)
      expect(await provider.search(cafes, mayAsk)).toEqual(awayAnswer)
      expect(service.questions.length).toBe(1)
      expect(log.lines).toHaveLength(1)
      expect(JSON.stringify(log.lines)).not.toContain(apiKey)
      expect(await provider.search(cafes, mayAsk)).toMatchObject({ kind: 'answer' })
    },
  )

  it('is not waited for where it hangs', async () => {
    const { hasty, mayAsk, service, log } = places
    service.failNext({ kind: 'hang' })
    expect(await hasty.search(cafes, mayAsk)).toEqual(awayAnswer)
    expect(log.lines).toMatchObject([{ details: { operation: 'search', reason: 'timeout' } }])
  })

  it('says by its refusal to us that somebody has to look at its console', async () => {
    const { provider, mayAsk, service, log } = places
    service.failNext({ kind: 'refusal', status: 'REQUEST_DENIED' })
    await provider.search(cafes, mayAsk)
    expect(log.lines[0]).toMatchObject({ level: 'error', details: { reason: 'REQUEST_DENIED' } })
  })

  it('is asked once more where the connection broke, which counts once', async () => {
    const { provider, mayAsk, service, paid } = places
    service.failNext({ kind: 'broken-connection' })
    expect(await provider.search(cafes, mayAsk)).toMatchObject({ kind: 'answer' })
    expect([service.questions.length, paid()]).toEqual([2, 1])
    service.failNext({ kind: 'broken-connection' }, { kind: 'broken-connection' })
    expect(await provider.search(cafes, mayAsk)).toEqual(awayAnswer)
    expect(service.questions.length).toBe(4)
  })

  it('is left alone for a minute after three failures, then one question shows whether it is back', async () => {
    const { provider, mayAsk, service, time, paid } = places
    const fail = (times: number) =>
      service.failNext(...Array.from({ length: times }, () => ({ kind: 'status', status: 500 }) as const))
    fail(3)
    for (let n = 0; n < 10; n += 1) expect(await provider.search(cafes, mayAsk)).toEqual(awayAnswer)
    expect([service.questions.length, paid()]).toEqual([3, 3])
    time.ms += 59_000
    await provider.search(cafes, mayAsk)
    expect(service.questions.length).toBe(3)
    time.ms += 1_000
    fail(1)
    const tries = ['a', 'b', 'c'].map((query) => provider.search({ ...cafes, query }, mayAsk))
    expect(await Promise.all(tries)).toEqual([awayAnswer, awayAnswer, awayAnswer])
    expect(service.questions.length).toBe(4)
    time.ms += 60_000
    expect(await provider.search(cafes, mayAsk)).toMatchObject({ kind: 'answer' })
    expect(await provider.search(cafes, mayAsk)).toMatchObject({ kind: 'answer' })
  })

  it('is not blamed for a malformed question, nor for a question that the limit refused', async () => {
    const { provider, mayAsk, service } = places
    service.failNext(
      ...Array.from({ length: 4 }, () => ({ kind: 'refusal', status: 'INVALID_REQUEST' }) as const),
    )
    for (let n = 0; n < 4; n += 1) expect(await provider.searchOn(`t${n}`, mayAsk)).toEqual(awayAnswer)
    for (let n = 0; n < 4; n += 1) expect(await provider.search(cafes, async () => false)).toEqual(awayAnswer)
    expect(service.questions.length).toBe(4)
    expect(await provider.search(cafes, mayAsk)).toMatchObject({ kind: 'answer' })
  })
})
