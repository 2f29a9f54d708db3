import { beforeEach, describe, expect, it } from 'vitest'
import { type Caller, visitor } from '../../kernel/actor'
import { storePhoto } from '../../photos/store-photo'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent, payer, startUrgent, urgentInput } from '../../testing/urgent'
import { createServiceRequest } from '../filing/create-service-request'
import { trackingToken } from '../tracking-link'
import { filePaidRequest } from '../urgency/file-paid-request'
import { startUrgentPayment } from '../urgency/start-urgent-payment'
import { updateServiceRequest } from './update-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })
const otherVisitor = visitor({ deviceHash: 'device-2', ipPrefix: '190.9.9.0' })
const count = () => ctx.db.serviceRequest.count()
const file = async (actor: Caller, form: Parameters<typeof submission>[0] = {}) =>
  (await createServiceRequest(ctx, actor, submission(form))).requestId

async function edit(id: string, fields: object) {
  const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
  const client = { ...payer, trackingToken: trackingToken(ctx, request) }
  await updateServiceRequest(ctx, client, { id, ...fields })
}

const words = { description: 'Al final es la ducha' }
const corrections = [
  ['words', words],
  ['rubro', { rubroId: 2 }],
  ['place', { state: 'Córdoba', city: 'Córdoba' }],
  ['an unlisted town', { townName: 'Villa del Plata' }],
  ['title', { title: 'Se inunda la cocina' }],
  ['address', { serviceAddress: 'Mendoza 20', postalCode: '2001' }],
  ['contact', { contactName: 'Ana', phone: '0341 15-555-7777', email: 'otra@example.com' }],
  ['days', { expirationDays: 14 }],
] as const

describe.each(corrections)('a request that was edited (%s)', (_what, fields) => {
  it('no longer matches the first form, which is another request now, and matches a form like the edited one', async () => {
    const id = await file(payer)
    await edit(id, fields)
    expect(await file(payer, fields)).toBe(id)
    const first = await file(payer)
    expect(first).not.toBe(id)
    await expect(file(otherVisitor, fields)).rejects.toEqual(fails('already_filed'))
    expect(await count()).toBe(2)
  })
})

describe('a request that was edited', () => {
  it('is known by its photos too', async () => {
    const upload = async (byte: number) =>
      (await storePhoto(ctx, payer, { bytes: new Uint8Array([1, byte]) })).id
    const id = await file(payer, { photoIds: [await upload(1), await upload(2)] })
    await edit(id, { photoIds: [await upload(3)] })
    expect(await file(payer, { photoIds: [await upload(3)] })).toBe(id)
    expect(await file(payer, { photoIds: [await upload(1), await upload(2)] })).not.toBe(id)
  })

  it('is the first form again once it says the same again', async () => {
    const id = await file(payer)
    await edit(id, words)
    await edit(id, { description: submission().description })
    expect(await file(payer)).toBe(id)
  })

  it('answers a late retry with the key of the first form, and refuses another form with that key', async () => {
    const keyedActor = { ...payer, idempotencyKey: 'key-1' }
    const id = await file(keyedActor)
    await edit(id, words)
    await edit(id, { rubroId: 2 })
    expect(await file(keyedActor)).toBe(id)
    await expect(file(keyedActor, words)).rejects.toEqual(fails('idempotency_key_reused'))
    expect(await count()).toBe(1)
  })

  it('answers a retry of the paid form that filed it', async () => {
    const { request, intentId } = await fileUrgent(ctx)
    await edit(request.id, words)
    const again = submission({ isUrgent: true, paymentId: intentId })
    expect((await filePaidRequest(ctx, payer, again)).id).toBe(request.id)
  })

  it('lets nobody pay for a form like it, and anybody for the first one', async () => {
    await edit(await file(payer), words)
    await expect(startUrgentPayment(ctx, otherVisitor, urgentInput(words))).rejects.toEqual(
      fails('already_filed'),
    )
    await startUrgent(ctx, { actor: otherVisitor })
  })
})

describe('a form that means the same', () => {
  it.each([
    ['province and locality by their ids', async () => place()],
    ['the phone as it is read', async () => ({ phone: '+54 9 341 555 1234' })],
    ['the mail in capitals', async () => ({ email: 'LUCIA.FERNANDEZ@example.com' })],
  ])('is the same form: %s', async (_what, same) => {
    expect(await file(payer, await same())).toBe(await file(payer))
    expect(await count()).toBe(1)
  })

  async function place() {
    const rosario = await ctx.db.localidad.findFirstOrThrow({
      where: { nombre: 'Rosario', provincia: { nombre: 'Santa Fe' } },
    })
    return { state: String(rosario.provinciaId), city: String(rosario.id) }
  }
})
