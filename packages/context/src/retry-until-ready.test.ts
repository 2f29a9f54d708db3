import { recordingLog } from '@oficio/domain/testing/fakes'
import { expect, it } from 'vitest'
import { retryUntilReady } from './retry-until-ready'

it('waits for a database that comes later, and tells so once', async () => {
  const log = recordingLog()
  let failures = 2
  const start = async () => {
    failures -= 1
    if (failures >= 0) throw new Error('connect ECONNREFUSED')
    return 'started'
  }
  expect(await retryUntilReady(start, { log, signal: new AbortController().signal })).toBe('started')
  expect(log.lines.map(({ level, message }) => [level, message])).toEqual([
    ['warn', 'the database is not ready: waiting for it'],
    ['info', 'the database is ready'],
  ])
})

it('gives up when the worker has to stop', async () => {
  const stopping = new AbortController()
  const start = async () => {
    stopping.abort()
    throw new Error('connect ECONNREFUSED')
  }
  await expect(retryUntilReady(start, { log: recordingLog(), signal: stopping.signal })).rejects.toThrow()
})

it('does not wait for what will never change', async () => {
  const wrong = new Error('wrong environment')
  const start = () => Promise.reject(wrong)
  const attempt = retryUntilReady(start, {
    log: recordingLog(),
    signal: new AbortController().signal,
    isFinal: (error) => error === wrong,
  })
  await expect(attempt).rejects.toBe(wrong)
})
