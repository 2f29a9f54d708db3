import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getTracking } from './get-tracking'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

/** Returns the lead as the client of the request sees it, with the professional's introduction. */
async function leadSeenByClient(professional: Parameters<typeof buildProfessional>[1]) {
  const { id: userId } = await buildUser(ctx)
  const { id } = await buildServiceRequest(ctx, { userId })
  const { id: professionalId } = await buildProfessional(ctx, professional)
  await buildLead(ctx, { requestId: id, professionalId })
  const { leads } = await getTracking(ctx, account(userId, 'user'), { id })
  return { lead: leads[0], professionalId }
}

it('shows the client the trade, the words and the public page of who opened the request', async () => {
  const { lead, professionalId } = await leadSeenByClient({
    description: `Arreglo pérdidas. Llamame al 341 555 1234. ${'Trabajo con garantía. '.repeat(20)}`,
    user: { firstName: 'Ramón', lastName: 'Ledesma' },
  })
  expect(lead?.profilePath).toBe(`/professionals/ramon-ledesma-${professionalId}`)
  expect(lead?.rubros).toEqual(['Plomería'])
  expect(lead?.about).toMatch(/^Arreglo pérdidas\. .{0,140}…$/)
  expect(lead?.about).not.toContain('1234')
})

it('links no page that a suspended professional does not have', async () => {
  const { lead } = await leadSeenByClient({ status: 'suspended' })
  expect(lead).toMatchObject({ profilePath: null, profilePhotoUrl: null })
})
