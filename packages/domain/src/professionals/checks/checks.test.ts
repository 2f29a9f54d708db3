import { randomUUID } from 'node:crypto'
import type { CheckKind } from '@oficio/contracts/professionals/checks'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { getPublicProfile } from '../../search/profile/get-public-profile'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { approveProfessional } from '../approval/approve-professional'
import { listChecks } from './list-checks'
import { setCheck } from './set-check'

let ctx: TestCtx
let admin: Account
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin', firstName: 'Ana', lastName: 'Paz' })).id, 'admin')
})

const publicChecks = async (id: string) => (await getPublicProfile(ctx, visitor(), { id })).checks
const kindsOf = async (id: string) => (await publicChecks(id)).map(({ kind }) => kind)

async function factOf(id: string, kind: CheckKind): Promise<string> {
  const check = (await listChecks(ctx, admin, { id })).find((check) => check.kind === kind)
  return check?.fact ?? 'impossible'
}
const tick = async (id: string, kind: CheckKind, isChecked = true) =>
  setCheck(ctx, admin, { id, kind, isChecked, fact: await factOf(id, kind) })

const attachDocument = (professionalId: string, userId: string) =>
  ctx.db.professionalDocument.create({
    data: {
      id: randomUUID(),
      state: 'attached',
      ownerKey: userId,
      professionalId,
      name: 'dni.pdf',
      type: 'application/pdf',
      bytes: 1,
      sha256: 'x',
      createdAt: ctx.clock.now(),
    },
  })

describe('a verified badge', () => {
  it('lists nothing after an approval without any check', async () => {
    const { id } = await buildProfessional(ctx, { status: 'pending_approval' })
    await approveProfessional(ctx, admin, { id })
    expect(await publicChecks(id)).toEqual([])
  })

  it('shows the admin CUIT and phone as they are written on the page of the professional', async () => {
    const { id } = await buildProfessional(ctx, { cuit: '27301112225', phone: '+5493415557788' })
    const checks = await listChecks(ctx, admin, { id })
    expect(checks.find(({ kind }) => kind === 'identity')?.facts).toMatch(/, 27-30111222-5$/)
    expect(checks.find(({ kind }) => kind === 'phone')?.facts).toBe('0341 15-555-7788')
  })

  it('lists exactly what the admin ticked with the approval, and when', async () => {
    const { id } = await buildProfessional(ctx, { status: 'pending_approval' })
    const fact = await factOf(id, 'identity')
    await approveProfessional(ctx, admin, { id, checks: [{ kind: 'identity', fact }] })
    expect(await publicChecks(id)).toEqual([{ kind: 'identity', checkedAt: ctx.clock.now().toISOString() }])
    const audit = await ctx.db.auditEntry.findMany({
      where: { userId: admin.userId },
      orderBy: { id: 'asc' },
    })
    expect(audit.map(({ action }) => action)).toEqual(['professional-check-made', 'professional-approved'])
    expect((await listChecks(ctx, admin, { id })).find(({ kind }) => kind === 'identity')?.adminName).toBe(
      'Ana Paz',
    )
  })

  it('approves nothing when a ticked fact changed after the admin read it', async () => {
    const { id } = await buildProfessional(ctx, { status: 'pending_approval' })
    const fact = await factOf(id, 'phone')
    await ctx.db.professional.update({ where: { id }, data: { phone: '+5493415550001' } })
    const approval = approveProfessional(ctx, admin, { id, checks: [{ kind: 'phone', fact }] })
    await expect(approval).rejects.toMatchObject({ code: 'checked_fact_changed' })
    expect((await ctx.db.professional.findUniqueOrThrow({ where: { id } })).status).toBe('pending_approval')
  })

  it('gains and loses a check of an approved account, each recorded once', async () => {
    const { id } = await buildProfessional(ctx)
    await Promise.all([tick(id, 'phone'), tick(id, 'phone')])
    expect(await kindsOf(id)).toEqual(['phone'])
    await tick(id, 'phone', false)
    await tick(id, 'phone', false)
    expect(await kindsOf(id)).toEqual([])
    const audit = await ctx.db.auditEntry.findMany({ orderBy: { id: 'asc' } })
    expect(audit.map(({ action }) => action)).toEqual([
      'professional-check-made',
      'professional-check-withdrawn',
    ])
    const purges = await ctx.db.pagePurge.findMany()
    expect(purges.flatMap(({ tags }) => tags)).toContain(`professional:${id}`)
  })

  it('loses each check by itself when its fact changes', async () => {
    const rubros = await ctx.db.rubro.findMany({ where: { isRegulated: true }, orderBy: { id: 'asc' } })
    const [first, second] = rubros.map(({ id }) => id)
    if (!first || !second) throw new Error('the reference data has regulated rubros')
    const { id, userId } = await buildProfessional(ctx, { rubroIds: [first] })
    await attachDocument(id, userId)
    for (const kind of ['identity', 'documents', 'phone', 'licence'] as const) await tick(id, kind)
    expect(await kindsOf(id)).toEqual(['identity', 'documents', 'phone', 'licence'])
    await ctx.db.professional.update({ where: { id }, data: { phone: '+5493415550001' } })
    expect(await kindsOf(id)).toEqual(['identity', 'documents', 'licence'])
    await ctx.db.professionalRubro.create({ data: { professionalId: id, rubroId: second } })
    expect(await kindsOf(id)).toEqual(['identity', 'documents'])
    await attachDocument(id, userId)
    expect(await kindsOf(id)).toEqual(['identity'])
    await ctx.db.user.update({ where: { id: userId }, data: { lastName: 'Otro' } })
    expect(await kindsOf(id)).toEqual([])
  })

  it('loses the identity check when the trade name beside the badge changes', async () => {
    const { id } = await buildProfessional(ctx)
    await tick(id, 'identity')
    await tick(id, 'phone')
    await ctx.db.professional.update({ where: { id }, data: { companyName: 'Metrogas Servicio Oficial' } })
    expect(await kindsOf(id)).toEqual(['phone'])
    const [identity] = await listChecks(ctx, admin, { id })
    expect(identity).toMatchObject({ kind: 'identity', checkedAt: null })
    expect(identity?.facts).toMatch(/, se muestra como «Metrogas Servicio Oficial»$/)
    await tick(id, 'identity')
    expect(await kindsOf(id)).toEqual(['identity', 'phone'])
  })

  it('is not given for facts that do not exist, nor before the approval', async () => {
    const plain = await buildProfessional(ctx)
    await expect(tick(plain.id, 'documents')).rejects.toMatchObject({ code: 'checked_fact_changed' })
    await expect(tick(plain.id, 'licence')).rejects.toMatchObject({ code: 'checked_fact_changed' })
    const waiting = await buildProfessional(ctx, { status: 'pending_approval' })
    await expect(tick(waiting.id, 'phone')).rejects.toMatchObject({ code: 'professional_status_changed' })
  })
})
