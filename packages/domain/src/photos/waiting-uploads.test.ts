import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { getOverview } from '../admin/overview/get-overview'
import { readVitals } from '../admin/vitals/read-vitals'
import { account, type Caller, visitor } from '../kernel/actor'
import { connectionHashOf } from '../kernel/caller-marks'
import { removeUnusedDocuments } from '../professionals/documents/remove-unused-documents'
import { storeDocument } from '../professionals/documents/store-document'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { buildUser } from '../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { removeUnusedPhotos } from './remove-unused-photos'
import { storePhoto } from './store-photo'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const line = '203.0.113.7'
let device = 0
/** Returns a caller without cookies: each call comes from a new device. */
const stranger = (connection = line): Caller => {
  device += 1
  return visitor({ deviceHash: `device-${device}`, connection })
}
const pdf = (bytes: number) => new TextEncoder().encode(`%PDF-1.7\n${'x'.repeat(bytes)}\n%%EOF\n`)
const send = (actor: Caller, bytes = 1_000_000) =>
  storeDocument(ctx, actor, { bytes: pdf(bytes), name: 'matricula.pdf' })
const sendPhoto = (actor: Caller) => storePhoto(ctx, actor, { bytes: new Uint8Array([1, 2, 3]) })

/** Stores uploads of that many bytes from one connection. */
async function fill(bytes: number, connection = '198.51.100.1') {
  const gigabyte = 1024 ** 3
  const createdAt = ctx.clock.now()
  const rest = { ownerKey: 'somebody', name: 'x', type: 'application/pdf', sha256: '', createdAt }
  const connectionHash = connectionHashOf(ctx, { connection })
  const rows = Array.from({ length: Math.ceil(bytes / gigabyte) }, (_none, at) =>
    Math.min(gigabyte, bytes - at * gigabyte),
  )
  await ctx.db.professionalDocument.createMany({
    data: rows.map((size) => ({ id: ctx.ids.next(), ...rest, connectionHash, bytes: Math.round(size) })),
  })
}
const storedBytes = () => [...ctx.files.files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
const full = expect.objectContaining({
  code: 'uploads_full',
  retryAfterSeconds: serverLimits.uploadRetryMinutes * 60,
})

describe('uploads that nothing has taken yet', () => {
  it('are limited in bytes per connection, with or without cookies', async () => {
    await fill(serverLimits.waitingBytesPerConnection - 1_500_000, line)
    await send(stranger())
    await expect(send(stranger())).rejects.toEqual(full)
    await ctx.db.professionalDocument.updateMany({ data: { bytes: serverLimits.waitingBytesPerConnection } })
    await expect(sendPhoto(stranger())).rejects.toEqual(full)
    await send(stranger('203.0.113.8'))
  })

  it('are refused of a connection whose requests took many photos within a day', async () => {
    await sendPhoto(stranger())
    const { id: requestId } = await buildServiceRequest(ctx)
    const bytes = serverLimits.attachedBytesPerConnection
    await ctx.db.photo.updateMany({ data: { state: 'attached', requestId, bytes } })
    await expect(sendPhoto(stranger())).rejects.toEqual(full)
    await sendPhoto(stranger('203.0.113.8'))
    ctx.clock.advance({ hours: limits.unusedPhotoHours, minutes: 1 })
    await sendPhoto(stranger())
  })

  it('are limited for the whole site, with reserved room for accounts', async () => {
    await fill(serverLimits.waitingBytesOfSite)
    await expect(send(stranger())).rejects.toEqual(full)
    const user = account((await buildUser(ctx)).id, 'user', { connection: line })
    await send(user)
    await fill(serverLimits.waitingBytesOfSite)
    await expect(send(user)).rejects.toEqual(full)
  })

  it('never exceed a limit in bytes with concurrent uploads', async () => {
    await fill(serverLimits.waitingBytesPerConnection - 3_500_000, line)
    const before = storedBytes()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => send(stranger())))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(storedBytes() - before).toBeLessThanOrEqual(3_500_000)
  })

  it('never exceed the count of a sender with concurrent uploads', async () => {
    const sender = stranger()
    const outcomes = await Promise.allSettled(
      Array.from({ length: limits.waitingPhotos + 5 }, () => sendPhoto(sender)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.waitingPhotos)
  })

  it('free their room after a day, and forget the connection of a file', async () => {
    await fill(serverLimits.waitingBytesPerConnection, line)
    const { id } = await sendPhoto(stranger('198.51.100.2'))
    await ctx.db.photo.update({ where: { id }, data: { state: 'portrait' } })
    await expect(send(stranger())).rejects.toEqual(full)
    ctx.clock.advance({ hours: limits.unusedPhotoHours + 1 })
    await removeUnusedDocuments(ctx)
    await removeUnusedPhotos(ctx)
    expect(await ctx.db.photo.findMany({ select: { connectionHash: true } })).toEqual([
      { connectionHash: null },
    ])
    await send(stranger())
  })

  it('raise a warning for admins and the alarm once the room is nearly full', async () => {
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    await fill(serverLimits.waitingBytesOfSite * (serverLimits.waitingBytesAlarm - 0.01))
    expect((await getOverview(ctx, admin)).waiting).toEqual([])
    await fill(serverLimits.waitingBytesOfSite * 0.02)
    expect((await getOverview(ctx, admin)).waiting).toMatchObject([{ kind: 'uploads', count: 81 }])
    expect((await readVitals(ctx)).waitingUploadsRatio).toBeCloseTo(0.81)
  })
})

describe('a file that cannot be stored', () => {
  it.each([
    ['a photo', sendPhoto],
    ['a document', send],
  ])('leaves neither row nor file, is logged, and returns an error: %s', async (_what, sendFile) => {
    const { files } = ctx
    let puts = 0
    const put: typeof files.put = async (key, bytes, type) => {
      puts += 1
      if (sendFile === send || puts === 2)
        throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
      await files.put(key, bytes, type)
    }
    ctx.files = { ...files, put }
    await expect(sendFile(stranger())).rejects.toMatchObject({ code: 'storage_away' })
    expect([files.files.size, await ctx.db.photo.count(), await ctx.db.professionalDocument.count()]).toEqual(
      [0, 0, 0],
    )
    expect(ctx.log.lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'an uploaded file could not be stored' }),
    )
    ctx.files = files
    await sendFile(stranger())
  })
})
