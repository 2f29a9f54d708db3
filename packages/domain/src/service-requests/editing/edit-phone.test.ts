import { serviceRequestEdit } from '@oficio/contracts/service-requests/form'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Caller, visitor } from '../../kernel/actor'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { createServiceRequest } from '../filing/create-service-request'
import { trackingToken } from '../tracking-link'
import { updateServiceRequest } from './update-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const client = async (id: string): Promise<Caller> =>
  visitor({ trackingToken: trackingToken(ctx, await requestById(id)) })

async function fileOne() {
  const { requestId } = await createServiceRequest(ctx, visitor({ ipPrefix: '200.1.2.0' }), submission())
  return requestId
}

describe('correcting whether the phone is mobile', () => {
  it.each([
    ['makes the stored number a landline', { isMobile: false }, '+543415551234'],
    ['keeps the line mobile when only the number changes', { phone: '0341 555-9999' }, '+5493415559999'],
    ['keeps the stored number when neither is sent', { contactName: 'Lucila' }, '+5493415551234'],
  ])('%s', async (_title, edit, phone) => {
    const id = await fileOne()
    await updateServiceRequest(ctx, await client(id), { id, ...serviceRequestEdit.parse(edit) })
    expect((await requestById(id)).phone).toBe(phone)
  })

  it('keeps a landline a landline until the client or a new number says otherwise', async () => {
    const id = await fileOne()
    const phonesAfter = []
    for (const edit of [
      { isMobile: false },
      { phone: '0341 555-9999' },
      { contactName: 'Lucila' },
      { isMobile: true },
      { phone: '0341 555-8888', isMobile: false },
      { phone: '0341 15-555-7777' },
    ]) {
      await updateServiceRequest(ctx, await client(id), { id, ...serviceRequestEdit.parse(edit) })
      phonesAfter.push((await requestById(id)).phone)
    }
    expect(phonesAfter).toEqual([
      '+543415551234',
      '+543415559999',
      '+543415559999',
      '+5493415559999',
      '+543415558888',
      '+5493415557777',
    ])
  })
})
