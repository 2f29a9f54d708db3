import { linkActions } from '@oficio/contracts/service-requests/link-query'
import { workAnswerNames } from '@oficio/contracts/service-requests/work'
import { account } from '@oficio/domain/kernel/actor'
import { changeStatus } from '@oficio/domain/service-requests/lifecycle/change-status'
import { trackingUrl } from '@oficio/domain/service-requests/tracking-link'
import { buildLead } from '@oficio/domain/testing/builders/build-lead'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect, type Page } from '@playwright/test'
import { fileRequest, requestBody } from './support/file-request'
import { long, phone, test } from './support/fixtures'
import { linkIn } from './support/mailbox'
import { type Market, testPassword } from './support/market'
import { madeUpClient } from './support/request-form'
import type { World } from './support/world'

test.use(phone)

/** Stores a request with a professional and the given status. */
async function buildRequestInStatus({ ctx }: World, market: Market, status: 'in_progress' | 'completed') {
  const professional = await market.professional()
  const request = await market.request()
  await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
  await changeStatus(ctx, account(professional.userId, 'professional'), { id: request.id, status })
  return request
}

/** Collects the paths of the page's API calls that are not GET requests. */
function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() !== 'GET') writes.push(pathname)
  })
  return writes
}

test(
  'opening a mailed link does nothing, also for a scanner with scripts: the page asks its question first',
  long,
  async ({ page, world, market, mailbox }) => {
    const client = madeUpClient(await world.nextNumber())
    await fileRequest(world, market, client)
    const done = await buildRequestInStatus(world, market, 'completed')
    const startedRequest = await buildRequestInStatus(world, market, 'in_progress')
    const waiting = await market.request()
    const { ctx } = world
    const links = [
      [linkIn(await mailbox.wait(client.email, /^Confirmá tu solicitud/), 'codigo='), 'Confirmar'],
      [trackingUrl(ctx, done, { accion: linkActions.deny }), 'Sí, reabrir la solicitud'],
      [trackingUrl(ctx, done, { estrellas: '4' }), 'Publicar mi reseña'],
      [trackingUrl(ctx, startedRequest, { trabajo: workAnswerNames.done }), 'Ya está completado'],
      [trackingUrl(ctx, startedRequest, { trabajo: workAnswerNames.not_done }), 'No se hizo'],
      [trackingUrl(ctx, waiting, { accion: linkActions.extend }), /^Extender hasta/],
    ] as const
    const writes = watchWrites(page)
    for (const [link, answer] of links) {
      await page.goto(link)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('button', { name: answer, exact: true })).toBeInViewport()
      expect(writes, link).toEqual([])
    }
  },
)

test('a signed-in client who confirms a request by its mailed link confirms the mail of the account, too', async ({
  visit,
  world: { ctx, site, nextNumber },
  market,
  mailbox,
}) => {
  const { id, username, email } = await buildUser(ctx, { password: testPassword, emailVerifiedAt: null })
  const page = await visit(username)
  const filing = await page.request.post('/api/service-requests', {
    data: requestBody(market, { ...madeUpClient(await nextNumber()), email }),
    headers: { origin: site.origin },
  })
  expect(filing.status()).toBe(201)
  await page.goto(linkIn(await mailbox.wait(email, /^Confirmá tu solicitud/), 'codigo='))
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(page.getByText('¡Gracias! Tu solicitud quedó confirmada.')).toBeVisible()
  expect((await ctx.db.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).not.toBeNull()
})
