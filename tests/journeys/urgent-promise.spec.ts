import { buildLead } from '@oficio/domain/testing/builders/build-lead'
import { expect, type Page } from '@playwright/test'
import { patient } from '../pace'
import { fileRequest } from './support/file-request'
import { fileUrgentRequest } from './support/file-urgent-request'
import { long, phone, test } from './support/fixtures'
import { checkoutPage } from './support/mercado-pago'
import { madeUpClient } from './support/request-form'
import { ledgerOf } from './support/urgent-ledger'
import type { World } from './support/world'

test.use(phone)

/** Ends the promised time of an urgent request now. A contact before that counts as in time. */
const endPromise = ({ ctx }: World, id: string) =>
  ctx.db.serviceRequest.update({ where: { id }, data: { urgentDueAt: new Date() } })

const wentBack = [{ status: 'refunded', transaction_amount_refunded: 15_000 }]

/** Makes a request urgent from its page, pays, and comes back. */
async function makeUrgent(page: Page, trackingUrl: string): Promise<void> {
  await page.goto(trackingUrl)
  await page.getByText('Más opciones').click()
  await page.getByRole('button', { name: 'Hacerla urgente' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hacerla urgente por $ 15.000' })
  await expect(dialog).toContainText('Si en 60 minutos nadie te contacta, te devolvemos la tarifa.')
  await dialog.getByRole('button', { name: 'Pagar $ 15.000' }).click()
  await checkoutPage(page).expectAmount('$ 15.000')
  await checkoutPage(page).approve()
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Si nadie te contacta antes de las \d\d:\d\d/)
  await page.getByRole('link', { name: 'Ver mi solicitud' }).click()
}

test(
  'a request made urgent from its page refunds the fee when nobody answers in time, or when its client says that nobody called',
  long,
  async ({ page, request: sender, visit, world, market, mailbox, mercadoPago }) => {
    const client = madeUpClient(await world.nextNumber())
    const ledger = ledgerOf(world, mercadoPago, client)
    const filedRequest = await fileRequest(world, market, client)

    await test.step('paid on its own page it is urgent, and still the same request', async () => {
      await makeUrgent(page, filedRequest.trackingUrl)
      await expect(page.getByText('Tu solicitud es urgente')).toBeVisible()
      await expect(page.getByRole('main')).toContainText(/Si nadie te contacta antes de las \d\d:\d\d/)
      await expect(page.getByRole('button', { name: 'Hacerla urgente' })).toHaveCount(0)
      expect(await ledger.requests()).toMatchObject([{ id: filedRequest.requestId, isUrgent: true }])
    })

    await test.step('the time ends without an answer', () => endPromise(world, filedRequest.requestId))

    // The clock runs once a minute, so the test continues with the other refund meanwhile.
    await test.step('somebody marked another one as answered, and its client says that nobody called', async () => {
      const other = madeUpClient(await world.nextNumber())
      const { requestId, trackingUrl } = await fileUrgentRequest(world, sender, market, other)
      const { id: professionalId } = await market.professional()
      await buildLead(world.ctx, { requestId, professionalId, contactedAt: new Date() })
      await endPromise(world, requestId)
      const window = await visit(null)
      await window.goto(trackingUrl)
      await window.getByRole('button', { name: 'Nadie me llamó' }).click()
      await window.getByRole('button', { name: 'Sí, nadie me llamó' }).click()
      await expect(window.getByText('Nos contaste que nadie te llamó.').first()).toBeVisible()
      await expect.poll(ledgerOf(world, mercadoPago, other).payments).toMatchObject(wentBack)
      const mail = await mailbox.wait(other.email, /^Te devolvimos \$\s15\.000/)
      expect(mail.text).toContain('Nos contaste que nadie te llamó.')
      await expect(window.getByRole('button', { name: 'Nadie me llamó' })).toBeHidden()
    })

    await test.step('the fee of the first one is back: at the provider, by mail and on its page', async () => {
      // The worker's own clock refunds it.
      await expect.poll(ledger.payments, { timeout: patient(90_000) }).toMatchObject(wentBack)
      const reason = 'Ningún profesional te contactó dentro del plazo.'
      expect((await mailbox.wait(client.email, /^Te devolvimos \$\s15\.000/)).text).toContain(reason)
      await page.reload()
      await expect(page.getByText(/^Te devolvimos \$\s15\.000$/)).toBeVisible()
      await expect(page.getByRole('main')).toContainText(reason)
      expect(await ledger.requests()).toMatchObject([{ status: 'pending', urgentOutcome: 'refunded' }])
      expect(await ledger.payments()).toHaveLength(1)
    })
  },
)
