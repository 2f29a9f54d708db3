import { buildLead } from '@oficio/domain/testing/builders/build-lead'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { fileRequest } from '../journeys/support/file-request'
import { test } from '../journeys/support/fixtures'
import { expectNoLeak, secretsOf } from '../journeys/support/leaks'
import { testPassword } from '../journeys/support/market'
import { madeUpClient } from '../journeys/support/request-form'

test('contact data never reaches anybody without the right to it, in whatever form it is asked for', async ({
  world,
  market,
  mailbox,
  connect,
}) => {
  const client = madeUpClient(await world.nextNumber())
  const holder = await market.professional()
  const matching = await market.professional()
  const foreign = await market.professional({ rubroIds: [market.otherRubroId] })
  const user = await buildUser(world.ctx, { password: testPassword })
  const { requestId, trackingUrl } = await fileRequest(world, market, client)
  await buildLead(world.ctx, { requestId, professionalId: holder.id, source: 'unconfirmed' })
  const token = new URL(trackingUrl).pathname.split('/').at(-1) ?? ''
  const addresses = [
    '/',
    `/service-request/${requestId}`,
    `/service-requests/${requestId}`,
    `/api/service-requests/${requestId}`,
    `/professional/requests/${requestId}`,
    '/professional/portal',
    '/user/requests',
    '/user/notices',
    '/api/notices',
    '/api/leads',
    `/seguimiento/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    `/seguimiento/${token.slice(0, -6)}`,
    '/admin/lead-reports',
    '/api/admin/lead-reports',
  ]
  const secrets = secretsOf(client)
  const people = {
    nobody: null,
    'another user': user.username,
    'a foreign professional': foreign.user.username,
  }
  const usernames = { ...people, 'a matching professional': matching.user.username }
  for (const [reader, username] of Object.entries(usernames)) {
    const request = await connect(username)
    await expectNoLeak(request, reader, addresses, secrets)
  }

  await test.step('nor does the mail that tells them carry it', async () => {
    const mail = await mailbox.wait(matching.user.email, /^Nueva solicitud/)
    const leakedSecrets = secrets.filter((secret) => JSON.stringify(mail).includes(secret))
    expect(leakedSecrets).toEqual([])
  })

  await test.step('the probe finds the contact data for readers who may see it', async () => {
    const request = await connect(holder.user.username)
    const offerText = await (await request.get(`/professional/requests/${requestId}`)).text()
    expect(offerText).toContain(client.lastName)
    const own = await (await request.get(trackingUrl)).text()
    expect(own).toContain(client.street)
  })

  await test.step('photos of it are for matching professionals only', async () => {
    const request = await connect(user.username)
    const answer = await request.get(`/api/service-requests/${requestId}`)
    expect((await answer.json()).photos).toBeNull()
  })

  await test.step('a session that ended is nobody', async () => {
    const request = await connect(holder.user.username)
    const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
    const { cookies } = await request.storageState()
    await request.post('/api/auth/signout', { form: { csrfToken, json: 'true' } })
    // A thief of the cookie still has it, but the session is over.
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await expectNoLeak(await connect(null), 'a copied cookie', addresses, secrets, { cookie })
  })

  await test.step('nor to the professional who had it, once the request is closed', async () => {
    await world.ctx.db.serviceRequest.update({
      where: { id: requestId },
      data: { status: 'cancelled', closedAt: new Date() },
    })
    const request = await connect(holder.user.username)
    await expectNoLeak(request, 'who had the lead', addresses, secrets)
  })
})
