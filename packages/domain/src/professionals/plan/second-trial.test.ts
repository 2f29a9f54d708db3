import { changeProfileEndpoint } from '@oficio/contracts/professionals/profile'
import { beforeEach, expect, it } from 'vitest'
import { closeAccount } from '../../accounts/closing/close-account'
import { getProfessional } from '../../admin/professionals/get-professional'
import { type Actor, account } from '../../kernel/actor'
import { buildProfessional, type ProfessionalOverrides } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { approveProfessional } from '../approval/approve-professional'
import { changeProfile } from '../editing/change-profile'

let ctx: TestCtx
let admin: Actor
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

const waiting = (fields: ProfessionalOverrides = {}) =>
  buildProfessional(ctx, { status: 'pending_approval', ...fields })

async function approve(id: string): Promise<number> {
  await approveProfessional(ctx, admin, { id })
  return (await ctx.db.professional.findUniqueOrThrow({ where: { id } })).freeLeadsLeft
}

async function changePhone(userId: string, phone: string): Promise<void> {
  const form = changeProfileEndpoint.body.parse({
    phone,
    address: 'San Martín 100',
    state: 'Santa Fe',
    city: 'Rosario',
    postalCode: '2000',
    description: 'Instalaciones de gas con matrícula.',
  })
  await changeProfile(ctx, account(userId, 'professional'), form)
}

it('a phone that an approved account had before gives no second trial, whenever its free leads are spent', async () => {
  const first = await waiting()
  expect(await approve(first.id)).toBe(3)
  await changePhone(first.userId, '341 555 0199')
  const second = await waiting({ phone: first.phone })
  expect(await approve(second.id)).toBe(0)
  expect(await ctx.db.professional.findUniqueOrThrow({ where: { id: second.id } })).toMatchObject({
    trialEndedAt: ctx.clock.now(),
  })
})

it('an account that was approved before marks were kept is marked when it changes its phone', async () => {
  const first = await buildProfessional(ctx, { freeLeadsLeft: 0 })
  await changePhone(first.userId, '341 555 0199')
  const second = await waiting({ phone: first.phone })
  expect(await approve(second.id)).toBe(0)
})

it('a phone that was changed twice and an account that was closed leave every phone marked', async () => {
  const password = 'una-clave-de-prueba'
  const first = await waiting({ user: { password } })
  await approve(first.id)
  await changePhone(first.userId, '341 555 0199')
  await ctx.db.professional.update({ where: { id: first.id }, data: { freeLeadsLeft: 1 } })
  await closeAccount(ctx, account(first.userId, 'professional'), { currentPassword: password })
  const second = await waiting({ phone: first.phone })
  expect(await approve(second.id)).toBe(1)
  const third = await waiting({ phone: '+5493415550199' })
  expect(await approve(third.id)).toBe(1)
  // The remaining leads belong to the second account, so changing its phone frees nothing.
  await ctx.db.professional.update({ where: { id: second.id }, data: { freeLeadsLeft: 0 } })
  await changePhone(second.userId, '341 555 0188')
  expect(await approve((await waiting({ phone: first.phone })).id)).toBe(0)
})

it("an account's own marks take nothing from it", async () => {
  const first = await waiting()
  await approve(first.id)
  await changePhone(first.userId, '341 555 0199')
  await changePhone(first.userId, '341 555 0177')
  expect(await ctx.db.professional.findUniqueOrThrow({ where: { id: first.id } })).toMatchObject({
    freeLeadsLeft: 3,
  })
})

it('an admin reads who had the phone before, who logs in on the same device or network, and that a CUIT looks made up', async () => {
  const first = await waiting({ user: { firstName: 'Ana', lastName: 'Sosa' } })
  await approve(first.id)
  await changePhone(first.userId, '341 555 0199')
  const neighbour = await waiting({ user: { firstName: 'Luz', lastName: 'Paz' } })
  const second = await waiting({ phone: first.phone, cuit: '20111111112' })
  const sibling = await waiting({ user: { firstName: 'Eva', lastName: 'Rey' } })
  for (const { userId } of [neighbour, sibling, second]) {
    const now = ctx.clock.now()
    await ctx.db.session.create({
      data: {
        id: ctx.ids.next(),
        userId,
        kind: 'web',
        salt: Buffer.from('salt'),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: now,
        ipPrefix: '203.0.113.0/24',
        deviceHash: userId === neighbour.userId ? null : 'one-device',
      },
    })
  }
  expect(await getProfessional(ctx, admin, { id: second.id })).toMatchObject({
    hasDoubtfulCuit: true,
    samePeople: [
      { name: 'Ana Sosa', shares: 'contact' },
      { name: 'Eva Rey', shares: 'device' },
      { name: 'Luz Paz', shares: 'network' },
    ],
  })
  expect(await getProfessional(ctx, admin, { id: first.id })).toMatchObject({
    hasDoubtfulCuit: false,
    samePeople: [],
  })
})
