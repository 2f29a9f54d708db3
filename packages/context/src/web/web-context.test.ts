import { createTestContext } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config'
import { closeContext } from '../context'
import { getContext } from '../pinned-context'
import { makeWebContext } from './web-context'

const signals = ['SIGINT', 'SIGTERM'] as const
// The process pins its configuration and context here. Each test restores the previous ones.
const pinned = globalThis as { [name: symbol]: unknown }
const [config, context] = [Symbol.for('oficio.config'), Symbol.for('oficio.context')]
let before: { pins: unknown[]; listeners: NodeJS.SignalsListener[][] }

beforeEach(async () => {
  const { databaseUrl } = await createTestContext()
  before = {
    pins: [pinned[config], pinned[context]],
    listeners: signals.map((signal) => process.listeners(signal) as NodeJS.SignalsListener[]),
  }
  const secret = 'a'.repeat(64)
  pinned[config] = readConfig({
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: secret,
    TOKEN_SECRET: secret,
    LOG_LEVEL: 'silent',
  })
  await makeWebContext()
})
afterEach(async () => {
  await closeContext(getContext())
  for (const [index, signal] of signals.entries())
    for (const listener of process.listeners(signal) as NodeJS.SignalsListener[])
      if (!before.listeners[index]?.includes(listener)) process.off(signal, listener)
  for (const [index, pin] of [config, context].entries()) {
    if (before.pins[index] === undefined) delete pinned[pin]
    else pinned[pin] = before.pins[index]
  }
})

it('limits every wait for a lock or an answer in the web process, because a person waits', async () => {
  const limits = await getContext().db.$queryRaw`
    SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement`
  expect(limits).toEqual([{ lock: '3s', statement: '10s' }])
})

it('the web process keeps in its memory what was read until it is purged', async () => {
  const { readCache } = getContext()
  const read = async (value: string) => readCache.read('test', ['tag'], async () => value)
  expect([await read('old'), await read('new')]).toEqual(['old', 'old'])
  readCache.purge(['tag'])
  expect(await read('new')).toBe('new')
})
