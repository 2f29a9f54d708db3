import { listen } from '@oficio/db/listen'
import { testDatabase } from '@oficio/domain/testing/test-database'
import { afterEach, expect, it } from 'vitest'

let stop = async () => {}
afterEach(() => stop())

it('hears messages, and says since when it may have missed some whenever its line was cut', async () => {
  const { db, url } = await testDatabase()
  const channels: string[] = []
  const gaps: Date[] = []
  const onGap = (since: Date) => void gaps.push(since)
  stop = listen({
    url,
    channel: 'test_news',
    onMessage: (text) => void channels.push(text),
    onGap,
    log: () => {},
  })
  await expect.poll(() => gaps.length).toBe(1)
  await db.$executeRaw`SELECT pg_notify('test_news', 'one')`
  await expect.poll(() => channels).toEqual(['one'])
  const cutAt = new Date()
  await db.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'oficio-listen' AND datname = current_database()`
  await expect.poll(() => gaps.length).toBe(2)
  expect(gaps[1]?.getTime()).toBeLessThanOrEqual(cutAt.getTime())
  await db.$executeRaw`SELECT pg_notify('test_news', 'two')`
  await expect.poll(() => channels).toEqual(['one', 'two'])
})

it('asks again for what it missed where asking failed', async () => {
  const { url } = await testDatabase()
  const gaps: Date[] = []
  stop = listen({
    url,
    channel: 'test_news',
    onMessage: () => {},
    onGap: async (since) => {
      gaps.push(since)
      if (gaps.length < 3) throw new Error('the database was away')
    },
    log: () => {},
  })
  await expect.poll(() => gaps.length).toBe(3)
  // The connection was never restored in between, so all three report the same start of the gap.
  expect(new Set(gaps.map((since) => since.getTime())).size).toBe(1)
})
