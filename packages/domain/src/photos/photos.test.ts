import { errors } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../kernel/actor'
import { createServiceRequest } from '../service-requests/filing/create-service-request'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { longIt } from '../testing/long-form'
import { submission } from '../testing/submission-form'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { deletePhoto } from './delete-photo'
import { readPhoto } from './read-photo'
import { removeUnusedPhotos } from './remove-unused-photos'
import { storePhoto } from './store-photo'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const sender = visitor({ deviceHash: 'device-1' })
const upload = () => storePhoto(ctx, sender, { bytes: new Uint8Array([1, 2, 3]) })

function addressOf(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://x')
  const [, , , id = '', size] = pathname.split('/')
  return {
    id,
    size: size === 'thumb' ? ('thumb' as const) : ('full' as const),
    exp: Number(searchParams.get('exp')),
    sig: searchParams.get('sig') ?? '',
  }
}

describe('an uploaded photo', () => {
  it('is read by its signed address for an hour or two, and not with a modified signature', async () => {
    const photo = await upload()
    const address = addressOf(photo.fullUrl)
    expect((await readPhoto(ctx, visitor(), address)).type).toBe('image/webp')
    for (const changed of [{ sig: 'x' }, { exp: address.exp + 3600 }, { size: 'thumb' as const }]) {
      await expect(readPhoto(ctx, visitor(), { ...address, ...changed })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    ctx.clock.advance({ hours: 3 })
    await expect(readPhoto(ctx, visitor(), address)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is refused if it is no image, and without a sender', async () => {
    const bytes = new TextEncoder().encode('not-a-photo')
    await expect(storePhoto(ctx, sender, { bytes })).rejects.toMatchObject({ code: 'photo_type' })
    await expect(storePhoto(ctx, visitor(), { bytes: new Uint8Array([1]) })).rejects.toMatchObject({
      code: 'invalid_request',
    })
    expect(ctx.files.files.size).toBe(0)
  })

  it('is removed with its files, by its sender only', async () => {
    const { id } = await upload()
    await expect(deletePhoto(ctx, visitor({ deviceHash: 'other' }), { id })).rejects.toMatchObject({
      code: 'not_found',
    })
    await deletePhoto(ctx, sender, { id })
    expect(ctx.files.files.size).toBe(0)
  })

  it('is removed without calling the file store inside a transaction', async () => {
    // Every test context refuses calls of the file store inside a transaction.
    const { id } = await upload()
    await ctx.transaction(async () => {
      await expect(ctx.files.delete(`photos/${id}/full.webp`)).rejects.toThrow('inside a transaction')
    })
    await deletePhoto(ctx, sender, { id })
    expect(await ctx.db.photo.count()).toBe(0)
  })

  it('is attached to no request after its removal began, and the next sweep removes it', async () => {
    const { id } = await upload()
    const { files } = ctx
    const refuse = async () => Promise.reject(new Error('the store is away'))
    const brokenCtx = { ...ctx, files: { ...files, delete: refuse } }
    await expect(deletePhoto(brokenCtx, sender, { id })).rejects.toThrow('the store is away')
    await expect(createServiceRequest(ctx, sender, submission({ photoIds: [id] }))).rejects.toMatchObject({
      code: 'photo_not_yours',
    })
    await removeUnusedPhotos(ctx)
    expect([await ctx.db.photo.count(), ctx.files.files.size]).toEqual([0, 0])
  })

  it('is refused while more photos wait than any form needs, with a message that blames the uploads and not the form', async () => {
    const uploaded = []
    while (uploaded.length < limits.waitingPhotos) uploaded.push(await upload())
    await expect(upload()).rejects.toMatchObject({ code: 'too_many_waiting_photos' })
    expect(errors.too_many_waiting_photos.text).toContain(`${limits.waitingPhotos} fotos sin usarlas`)
    const photoIds = uploaded.slice(0, 1).map(({ id }) => id)
    await createServiceRequest(ctx, sender, submission({ photoIds }))
    await upload()
  })

  it('is removed after a day unless a request has it', async () => {
    const unused = await upload()
    const used = await upload()
    const request = await buildServiceRequest(ctx)
    await ctx.db.photo.update({ where: { id: used.id }, data: { state: 'attached', requestId: request.id } })
    ctx.clock.advance({ hours: 25 })
    await removeUnusedPhotos(ctx)
    expect((await ctx.db.photo.findMany()).map(({ id }) => id)).toEqual([used.id])
    expect([...ctx.files.files.keys()].some((key) => key.includes(unused.id))).toBe(false)
  })

  longIt('is removed after a day at any number, and retried if the store fails', async () => {
    const rejectedPhoto = await upload()
    await ctx.db.$executeRaw`
      INSERT INTO photos (id, owner_key, width, height, bytes, sha256, created_at)
      SELECT gen_random_uuid(), n::text, 1, 1, 1, '', ${ctx.clock.now()} FROM generate_series(1, 450) n`
    ctx.clock.advance({ hours: 25 })
    const { files } = ctx
    const remove = async (key: string) => {
      if (key.includes(rejectedPhoto.id)) throw new Error('the store is away')
      await files.delete(key)
    }
    await expect(removeUnusedPhotos({ ...ctx, files: { ...files, delete: remove } })).rejects.toThrow(
      '1 failed; the first error: Error: the store is away',
    )
    expect((await ctx.db.photo.findMany()).map(({ id }) => id)).toEqual([rejectedPhoto.id])
    await removeUnusedPhotos(ctx)
    expect(await ctx.db.photo.count()).toBe(0)
  })
})
