import type { AuditQuery } from '@oficio/contracts/admin/audit'
import type { AuditAction, AuditSubject } from '@oficio/contracts/kernel/audit-words'
import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { listDecisions } from './list-decisions'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

it('every decision is listed with its author, time, subject and reason, and filtered by each', async () => {
  const marina = await buildUser(ctx, { role: 'admin', firstName: 'Marina', lastName: 'Núñez' })
  const admin = account(marina.id, 'admin')
  const record = (adminId: string | null, action: AuditAction, subject: AuditSubject, data = {}) =>
    ctx.transaction((ctx) => recordAudit(ctx, { adminId, action, subject, data }))
  await record(marina.id, 'professional-suspended', 'professional:1', { reason: 'Quejas' })
  ctx.clock.advance({ days: 3 })
  await record(null, 'payment-not-accepted', 'payment:2', { fault: 'amount' })
  const rows = async (query: Partial<AuditQuery>) =>
    (await listDecisions(ctx, admin, { sort: 'newest', ...query })).rows
  expect(await rows({})).toMatchObject([
    { action: 'payment-not-accepted', adminName: null, subject: { kind: 'payment', id: '2' }, reason: null },
    {
      action: 'professional-suspended',
      adminName: 'Marina Núñez',
      subject: { kind: 'professional' },
      reason: 'Quejas',
    },
  ])
  const actions = async (query: Partial<AuditQuery>) => (await rows(query)).map(({ action }) => action)
  expect(await actions({ about: 'money' })).toEqual(['payment-not-accepted'])
  expect(await actions({ by: 'admin' })).toEqual(['professional-suspended'])
  expect(await actions({ search: 'nunez' })).toEqual(['professional-suspended'])
  const today = ctx.clock.now().toISOString().slice(0, 10)
  expect(await actions({ from: today })).toEqual(['payment-not-accepted'])
})

it('a reason is shown in words, whatever its source, and a code without a text is left to the details', async () => {
  const { id } = await buildUser(ctx, { role: 'admin' })
  const entries: [AuditAction, string | null, object][] = [
    ['lead-report-refused', null, { reason: 'no_answer' }],
    ['payment-refund-requested', null, { reason: 'second_payment' }],
    ['payment-refund-requested', null, { reason: 'idle_month' }],
    ['payment-refund-requested', id, { reason: 'admin', note: 'Lo pidió por teléfono.' }],
    ['session-reuse', null, { reason: 'token_of_before' }],
  ]
  for (const [action, adminId, data] of entries) {
    await ctx.transaction((ctx) => recordAudit(ctx, { adminId, action, subject: 'payment:2', data }))
    ctx.clock.advance({ minutes: 1 })
  }
  const { rows } = await listDecisions(ctx, account(id, 'admin'), { sort: 'oldest' })
  expect(rows.map(({ reason }) => reason)).toEqual([
    'No contesta',
    'Era un segundo pago de lo mismo',
    'Un mes sin solicitudes',
    'Lo pidió por teléfono.',
    null,
  ])
})
