import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { removeUnusedPhotos } from '../../photos/remove-unused-photos'
import { storePhoto } from '../../photos/store-photo'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { joiningForm } from '../../testing/joining-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { approveProfessional } from '../approval/approve-professional'
import { rejectProfessional } from '../approval/reject-professional'
import { removeUnusedDocuments } from '../documents/remove-unused-documents'
import { storeDocument } from '../documents/store-document'
import { correctRegistration } from './correct-registration'
import { getRegistration } from './get-registration'

let ctx: TestCtx
let admin: Account
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

const fails = (code: string) => expect.objectContaining({ code })
const waiting = async (status: 'pending_approval' | 'pending_payment' = 'pending_approval') => {
  const professional = await buildProfessional(ctx, { status, submittedAt: ctx.clock.now() })
  return { ...professional, actor: account(professional.userId, 'professional') }
}
const stateOf = (id: string) => ctx.db.professional.findUniqueOrThrow({ where: { id } })

describe('a registration', () => {
  it('waits again after a correction of its rejection, and a decision about the old version is refused', async () => {
    const { id, actor } = await waiting()
    await rejectProfessional(ctx, admin, { id, reason: 'Falta la matrícula' })
    const read = (await stateOf(id)).submittedAt?.toISOString()
    ctx.clock.advance({ hours: 1 })
    const form = await joiningForm(ctx, { description: 'Gasista matriculado' })
    expect(await correctRegistration(ctx, actor, form)).toEqual({ status: 'pending_approval' })
    expect(await stateOf(id)).toMatchObject({
      statusReason: null,
      description: 'Gasista matriculado',
      submittedAt: ctx.clock.now(),
    })
    await expect(approveProfessional(ctx, admin, { id, submittedAt: read })).rejects.toEqual(
      fails('professional_status_changed'),
    )
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ content }) => content.template)).toEqual(['account-under-review'])
  })

  it('meets a decision at the same moment: one of the two comes first and both hold', async () => {
    const { id, actor } = await waiting()
    const form = await joiningForm(ctx)
    const [corrected, approved] = await Promise.allSettled([
      correctRegistration(ctx, actor, form),
      approveProfessional(ctx, admin, { id, submittedAt: ctx.clock.now().toISOString() }),
    ])
    const { status } = await stateOf(id)
    if (corrected.status === 'rejected') expect(corrected.reason).toEqual(fails('registration_over'))
    expect(status).toBe(approved.status === 'fulfilled' ? 'approved' : 'pending_approval')
  })

  it('keeps waiting for its payment, and is not corrected once somebody decided for it', async () => {
    const { actor } = await waiting('pending_payment')
    expect(await correctRegistration(ctx, actor, await joiningForm(ctx))).toEqual({
      status: 'pending_payment',
    })
    const { userId } = await buildProfessional(ctx)
    await expect(
      correctRegistration(ctx, account(userId, 'professional'), await joiningForm(ctx)),
    ).rejects.toEqual(fails('registration_over'))
  })

  it('may keep its own CUIT and phone, and not take those of another one', async () => {
    const { actor, cuit, phone } = await waiting()
    await correctRegistration(ctx, actor, await joiningForm(ctx, { taxId: cuit, phone }))
    const other = await buildProfessional(ctx)
    await expect(
      correctRegistration(ctx, actor, await joiningForm(ctx, { taxId: other.cuit })),
    ).rejects.toEqual(fails('tax_id_taken'))
  })

  it('loses the files that are left out, and keeps its own that are named', async () => {
    const { actor } = await waiting()
    const sender = { ...actor, deviceHash: 'device' }
    const pdf = (name: string) =>
      storeDocument(ctx, sender, { bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF'), name })
    const [first, two] = [await pdf('uno.pdf'), await pdf('dos.pdf')]
    const photo = await storePhoto(ctx, sender, { bytes: new Uint8Array([1]) })
    const files = { photoIds: [photo.id], documentIds: [first.id, two.id] }
    await correctRegistration(ctx, sender, await joiningForm(ctx, files))
    await correctRegistration(ctx, actor, await joiningForm(ctx, { documentIds: [two.id] }))
    await removeUnusedDocuments(ctx)
    await removeUnusedPhotos(ctx)
    expect([...ctx.files.files.keys()]).toEqual([`documents/${two.id}`])
    expect(await getRegistration(ctx, actor)).toMatchObject({ photo: null, documents: [{ name: 'dos.pdf' }] })
    const foreign = await storeDocument(ctx, visitor({ deviceHash: 'other' }), {
      bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF'),
      name: 'ajeno.pdf',
    })
    await expect(
      correctRegistration(ctx, actor, await joiningForm(ctx, { documentIds: [foreign.id] })),
    ).rejects.toEqual(fails('document_not_yours'))
  })
})
