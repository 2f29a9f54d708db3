import { limits } from '@oficio/contracts/limits'
import { beforeEach, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { startRegistration } from './start-registration'
import { forgetStartedRegistrations, requireStartedRegistration } from './started-registrations'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const maxRegistrations = limits.startedRegistrationsPerConnection
const fails = (code: string) => expect.objectContaining({ code })
const from = (connection: string | null, deviceHash: string | null) => visitor({ connection, deviceHash })
const startAll = (connection: string, devices: readonly string[]) =>
  Promise.allSettled(devices.map((device) => startRegistration(ctx, from(connection, device))))
const devices = (count: number, name = 'device') => Array.from({ length: count }, (_, index) => name + index)
const hasStarted = (device: string | null) =>
  requireStartedRegistration(ctx, from('200.1.2.3', device)).then(
    () => true,
    () => false,
  )

it('lets only the device that started a registration send documents, for a day after it started or renewed', async () => {
  await startRegistration(ctx, from('200.1.2.3', 'own'))
  expect([await hasStarted('own'), await hasStarted('other'), await hasStarted(null)]).toEqual([
    true,
    false,
    false,
  ])
  ctx.clock.advance({ hours: limits.startedRegistrationHours - 1 })
  await startRegistration(ctx, from('200.1.2.3', 'own'))
  ctx.clock.advance({ hours: limits.startedRegistrationHours - 1 })
  expect(await hasStarted('own')).toBe(true)
  ctx.clock.advance({ hours: 1 })
  await expect(requireStartedRegistration(ctx, from('200.1.2.3', 'own'))).rejects.toEqual(
    fails('registration_not_started'),
  )
  await startRegistration(ctx, from('200.1.2.3', 'own'))
  expect(await hasStarted('own')).toBe(true)
})

it('asks no account for a started registration and stores none for it', async () => {
  const actor = account(ctx.ids.next(), 'user', { deviceHash: 'own', connection: '200.1.2.3' })
  await startRegistration(ctx, actor)
  await expect(requireStartedRegistration(ctx, actor)).resolves.toBeUndefined()
  expect(await ctx.db.startedRegistration.count()).toBe(0)
})

it('refuses one more device of a connection, however many start at the same moment', async () => {
  const answers = await startAll('200.1.2.3', devices(maxRegistrations + 5))
  const refusals = answers.filter(({ status }) => status === 'rejected')
  expect(refusals).toEqual(Array(5).fill({ status: 'rejected', reason: fails('too_many_registrations') }))
  expect(await ctx.db.startedRegistration.count()).toBe(maxRegistrations)
  const [otherConnection] = await startAll('200.9.9.9', ['neighbour'])
  expect(otherConnection?.status).toBe('fulfilled')
})

it('lets a device that started renew on a full connection, and new ones the next day', async () => {
  await startAll('200.1.2.3', devices(maxRegistrations))
  await startRegistration(ctx, from('200.1.2.3', 'device0'))
  ctx.clock.advance({ hours: limits.startedRegistrationHours })
  const [late] = await startAll('200.1.2.3', ['late'])
  expect(late?.status).toBe('fulfilled')
})

it('starts one registration for several uploads of one form at the same moment', async () => {
  const answers = await startAll('200.1.2.3', Array(8).fill('own'))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill('fulfilled'))
  expect(await ctx.db.startedRegistration.count()).toBe(1)
})

it('forgets device and connection once the day is over', async () => {
  await startAll('200.1.2.3', ['early'])
  ctx.clock.advance({ hours: limits.startedRegistrationHours })
  await startAll('200.1.2.3', ['late'])
  await forgetStartedRegistrations(ctx)
  expect(await ctx.db.startedRegistration.findMany({ select: { deviceHash: true } })).toEqual([
    { deviceHash: 'late' },
  ])
})

it('refuses a caller who can be recognised by nothing', async () => {
  await expect(startRegistration(ctx, from('200.1.2.3', null))).rejects.toEqual(fails('invalid_request'))
})
