import { limits } from '@oficio/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { attachDocuments } from './attach-documents'
import { deleteDocument } from './delete-document'
import { listDocuments } from './list-documents'
import { readDocument } from './read-document'
import { removeUnusedDocuments } from './remove-unused-documents'
import { storeDocument } from './store-document'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })
const bytesOf = (text: string) => new TextEncoder().encode(text)
const whole = bytesOf('%PDF-1.7\nalgo\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n')
const sender = visitor({ deviceHash: 'device' })
const store = (bytes: Uint8Array = whole, name = 'matricula.pdf') =>
  storeDocument(ctx, sender, { bytes, name })

describe('a document', () => {
  it('is judged by its content: a PDF stays as it is, a picture is rendered again', async () => {
    expect(await store(whole, 'foto.jpg')).toMatchObject({ type: 'application/pdf', name: 'foto.jpg' })
    expect(await store(bytesOf('picture'), 'dni.pdf')).toMatchObject({ type: 'image/webp' })
  })

  it.each([
    ['cut off', bytesOf('%PDF-1.7\nalgo'), 'document_unreadable'],
    ['locked', bytesOf('%PDF-1.7\ntrailer <</Encrypt 5 0 R>>\n%%EOF'), 'document_unreadable'],
    ['something else', bytesOf('not-a-photo'), 'document_type'],
    ['too large', new Uint8Array(limits.documentBytes + 1), 'document_too_large'],
  ])('is refused when it is %s', async (_what, bytes, code) => {
    await expect(store(bytes)).rejects.toEqual(fails(code))
    expect(ctx.files.files.size).toBe(0)
  })

  it('is called by the last part of its name, without what turns or hides it', async () => {
    expect(await store(whole, 'C:\\papeles\\título\u202Efdp.pdf')).toMatchObject({ name: 'títulofdp.pdf' })
    expect(await store(whole, '')).toMatchObject({ name: 'Documento' })
  })

  it('is limited for a sender who uses none, and is removed after a day', async () => {
    for (let index = 0; index < limits.waitingDocuments; index += 1) await store()
    await expect(store()).rejects.toEqual(fails('too_many_waiting_documents'))
    ctx.clock.advance({ hours: limits.unusedPhotoHours + 1 })
    await removeUnusedDocuments(ctx)
    expect([await ctx.db.professionalDocument.count(), ctx.files.files.size]).toEqual([0, 0])
  })

  it('is removed by its sender only, and not once a professional has it', async () => {
    const { id } = await store()
    await expect(deleteDocument(ctx, visitor({ deviceHash: 'other' }), { id })).rejects.toEqual(
      fails('not_found'),
    )
    const { id: professionalId } = await buildProfessional(ctx)
    await ctx.transaction(({ db }) => attachDocuments(db, sender, { professionalId, documentIds: [id] }))
    await expect(deleteDocument(ctx, sender, { id })).rejects.toEqual(fails('not_found'))
    await removeUnusedDocuments(ctx)
    expect(ctx.files.files.size).toBe(1)
  })

  it('is read by its professional and by admins, by nobody else', async () => {
    const { id } = await store()
    const own = await buildProfessional(ctx)
    const other = await buildProfessional(ctx)
    await ctx.transaction(({ db }) =>
      attachDocuments(db, sender, { professionalId: own.id, documentIds: [id] }),
    )
    for (const actor of [account(own.userId, 'professional'), account(other.userId, 'admin')])
      expect(await readDocument(ctx, actor, { id })).toMatchObject({ name: 'matricula.pdf' })
    for (const actor of [account(other.userId, 'professional'), account(own.userId, 'user'), sender])
      await expect(readDocument(ctx, actor, { id })).rejects.toEqual(fails('not_found'))
    const documents = await listDocuments(ctx, account(other.userId, 'admin'), { professionalId: own.id })
    expect(documents).toMatchObject([{ id, url: `/api/professionals/documents/${id}` }])
  })
})
