import type { CronEntry } from '@oficio/domain/kernel/ctx'
import { recordingLog } from '@oficio/domain/testing/fakes'
import type pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followDemoClock } from './follow-demo-clock'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('starts entries that the clock skipped by a later check, and only once', async () => {
  const started: string[] = []
  let failures = 1
  const query = async (sql: string, values: string[]) => {
    if (!sql.includes('add_job')) return
    failures -= 1
    if (failures >= 0) throw new Error('connection lost')
    started.push(String(values[0]))
  }
  let aheadMs = 0
  const stop = followDemoClock({
    // The test only checks the queries.
    pool: { query } as unknown as Pick<pg.Pool, 'query'>,
    // `followDemoClock` reads only the names.
    cron: [{ name: 'expire' }, { name: 'remind' }] as CronEntry[],
    log: recordingLog(),
    aheadMs: () => aheadMs,
  })
  aheadMs = 60_000
  await vi.advanceTimersByTimeAsync(10_000)
  expect(started).toEqual(['expire', 'remind'])
  stop()
})
