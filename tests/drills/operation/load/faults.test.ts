import { describe, expect, it } from 'vitest'
import { patient } from '../../../pace'
import { recoveredAfter } from './faults'
import type { VisitAnswer } from './visits'

const moment = 10_000
const quick = 20
const slow = patient(2_000)

/**
 * Returns thirty seconds of fifty visits a second. `partOf` overrides the fields of each visit by its second and its
 * index.
 */
const seconds = (partOf: (second: number, index: number) => Partial<VisitAnswer>): VisitAnswer[] =>
  Array.from({ length: 30 * 50 }, (_, at) => ({
    name: 'a page',
    kind: 'read',
    askedAt: moment + at * 20,
    ms: quick,
    status: 200,
    outcome: 'right',
    ...partOf(Math.floor(at / 50), at % 50),
  }))
const steady = seconds(() => ({}))

describe('after an overload all is well again', () => {
  it('succeeds at once when nothing differs from before', () => {
    expect(recoveredAfter(steady, { moment, steady })).toBe(0)
  })

  it('accepts single slow visits where there were some before', () => {
    const someSlow = seconds((second, index) => (index === second ? { ms: slow } : {}))
    const before = seconds((second, index) => (second === 3 && index < 5 ? { ms: slow } : {}))
    expect(recoveredAfter(someSlow, { moment, steady: before })).toBe(0)
  })

  it('not while one waits longer than anybody did before', () => {
    const oneSlow = seconds((second, index) => (second === 20 && index === 0 ? { ms: slow } : {}))
    expect(recoveredAfter(oneSlow, { moment, steady })).toBe(20_000)
  })

  it('begins once nobody is turned away any more', () => {
    const refusedAnswers = seconds((second, index) =>
      second === 12 && index === 0 ? { status: 503, outcome: 'turned away' } : {},
    )
    expect(recoveredAfter(refusedAnswers, { moment, steady })).toBe(12_000)
  })

  it('begins only after the last five seconds in which many wait', () => {
    const late = seconds((second) => (second < 8 ? { ms: slow } : {}))
    const recoveredAt = recoveredAfter(late, { moment, steady })
    expect(recoveredAt).toBeGreaterThan(8_000)
    expect(recoveredAt).toBeLessThanOrEqual(13_000)
  })

  it('not within what was looked at, where many wait to its end', () => {
    const late = seconds(() => ({ ms: slow }))
    expect(recoveredAfter(late, { moment, steady })).toBeGreaterThanOrEqual(30_000)
  })

  it('never better than it was before', () => {
    const slowBefore = seconds((_, index) => (index < 3 ? { ms: slow } : {}))
    expect(recoveredAfter(slowBefore, { moment, steady: slowBefore })).toBe(0)
  })
})
