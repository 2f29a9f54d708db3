import { EnvError } from '@oficio/context/env'
import { recordingLog } from '@oficio/domain/testing/fakes'
import { expect, it } from 'vitest'
import { exitOnDemoDatabase } from './exit-on-demo-database'

it('logs that the database is unavailable and retries, while the start goes on', async () => {
  const log = recordingLog()
  let isAway = true
  let checkCount = 0
  const check = async () => {
    checkCount += 1
    if (isAway) throw new Error('connect ECONNREFUSED')
  }
  await exitOnDemoDatabase(check, { log, end: (error) => expect.unreachable(String(error)) })
  expect(checkCount).toBe(1)
  expect(log.lines).toMatchObject([{ level: 'warn', message: 'the database is not ready: waiting for it' }])
  isAway = false
  await expect.poll(() => log.lines.at(-1)?.message).toBe('the database is ready')
})

it('the database of a demo ends a real site before it serves', async () => {
  const exits: unknown[] = []
  const demo = new EnvError(['DATABASE_URL'], 'production')
  await exitOnDemoDatabase(() => Promise.reject(demo), { log: recordingLog(), end: (e) => exits.push(e) })
  expect(exits).toEqual([demo])
})
