import { expect, type Page } from '@playwright/test'
import { fileRequest } from './support/file-request'
import { fileUrgentRequest, startUrgentPayment } from './support/file-urgent-request'
import { long, test } from './support/fixtures'
import { holdBackScripts } from './support/hold-back'
import { linkIn } from './support/mailbox'
import { checkoutPage } from './support/mercado-pago'
import { madeUpClient } from './support/request-form'
import { urgentForm } from './support/urgent-form'
import { ledgerOf } from './support/urgent-ledger'

test(
  'a payment in review shows the filed request on the waiting page, and files it also with the page closed',
  long,
  async ({ page, visit, world, market, mailbox, mercadoPago }) => {
    await test.step('the open page shows the filed request', async () => {
      const client = madeUpClient(await world.nextNumber())
      const ledger = ledgerOf(world, mercadoPago, client)
      await page.goto((await startUrgentPayment(page.request, market, client)).url)
      await checkoutPage(page).review()
      await checkoutPage(page).backToSite()
      await expect(page.getByRole('heading', { name: 'Tu pago está en revisión' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('No pagues de nuevo.')
      expect(await ledger.requests()).toEqual([])
      await ledger.decide('approved')
      await expect(urgentForm(page).filedHeading).toBeVisible()
      expect(await ledger.requests()).toMatchObject([{ isUrgent: true }])
    })

    await test.step('the closed page files it as well', async () => {
      const client = madeUpClient(await world.nextNumber())
      const ledger = ledgerOf(world, mercadoPago, client)
      const other = await visit(null)
      await other.goto((await startUrgentPayment(other.request, market, client)).url)
      await checkoutPage(other).review()
      await other.close()
      await ledger.decide('approved')
      await expect.poll(ledger.requests).toMatchObject([{ isUrgent: true }])
      await mailbox.wait(client.email, /^Confirmá tu solicitud urgente/)
    })
  },
)

test(
  'approved after the hour it goes back, and nothing is filed; page and mail say why',
  long,
  async ({ page, world, market, mailbox, mercadoPago }) => {
    const client = madeUpClient(await world.nextNumber())
    const ledger = ledgerOf(world, mercadoPago, client)
    await page.goto((await startUrgentPayment(page.request, market, client)).url)
    await checkoutPage(page).review()
    await checkoutPage(page).backToSite()
    await expect(page.getByRole('heading', { name: 'Tu pago está en revisión' })).toBeVisible()
    await ledger.endPage()
    await ledger.decide('approved')
    await expect(
      page.getByRole('heading', { name: /^(Pedimos la devolución de|Te devolvimos) \$\s15\.000$/ }),
    ).toBeVisible()
    const reason = 'El pago se aprobó cuando la página para pagar ya había vencido.'
    await expect(page.getByRole('main')).toContainText(reason)
    expect((await mailbox.wait(client.email, /^Te devolvimos \$\s15\.000/)).text).toContain(reason)
    await expect
      .poll(ledger.payments)
      .toMatchObject([{ status: 'refunded', transaction_amount_refunded: 15_000 }])
    expect(await ledger.requests()).toEqual([])
  },
)

test(
  'paid twice files one request, and the second payment goes back',
  long,
  async ({ page, world, market, mailbox, mercadoPago }) => {
    const client = madeUpClient(await world.nextNumber())
    const ledger = ledgerOf(world, mercadoPago, client)
    await page.goto((await startUrgentPayment(page.request, market, client)).url)
    await checkoutPage(page).payTwice()
    await expect(urgentForm(page).filedHeading).toBeVisible()
    const mail = await mailbox.wait(client.email, /^Te devolvimos \$\s15\.000/)
    expect(mail.text).toContain('Ya habías pagado lo mismo con otro pago.')
    const refunded = async () =>
      (await ledger.payments()).map((payment) => payment.transaction_amount_refunded).sort()
    await expect.poll(refunded).toEqual([0, 15_000])
    expect(await ledger.requests()).toMatchObject([{ isUrgent: true, urgentOutcome: null }])
  },
)

test('no address files anything: not with an id that was made up, nor with the payment of somebody else, nor with a word', async ({
  page,
  request,
  world,
  market,
}) => {
  const client = madeUpClient(await world.nextNumber())
  const otherRequest = await fileUrgentRequest(world, request, market, madeUpClient(await world.nextNumber()))
  await urgentForm(page).fill(market, client)
  const requests = () => world.ctx.db.serviceRequest.count({ where: { email: client.email } })

  for (const query of [
    'payment_id=999999999999&status=approved&collection_status=approved',
    `payment_id=${otherRequest.paymentId}&status=approved&external_reference=${otherRequest.intentId}`,
  ]) {
    const letThrough = await holdBackScripts(page)
    await page.goto(`/service-request?urgent=true&${query}`, { waitUntil: 'commit' })
    // The subject of the page shows before its scripts load. The form shows only once it is known that the payer
    // continues.
    await expect(page.getByText('Verificando tu pago...')).toBeVisible()
    await expect(page.getByLabel('Descripción')).toBeHidden()
    letThrough()
    await expect(page.getByText('No encontramos ese pago')).toBeVisible()
    await page.unroute('**/_next/static/**/*.js')
    await urgentForm(page).expectKept(market, client)
  }
  await page.goto('/service-request?urgent=true&status=approved&collection_status=approved')
  await urgentForm(page).expectKept(market, client)
  expect(await requests()).toBe(0)
  const verifying = '**/api/auth/payments/verify?*'
  await page.route(verifying, (route) => route.abort())
  await page.goto('/payment/status?payment_id=999999999999&status=approved')
  await expect(page.getByRole('heading', { name: 'Error al verificar el pago' })).toBeVisible()
  await page.unroute(verifying)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { name: 'No encontramos ese pago' })).toBeVisible()
  const text = 'El sitio no está disponible en este momento.'
  const unavailable = { message: 'The site is not available.', text, code: 'unavailable' }
  await page.route(verifying, (route) => route.fulfill({ status: 503, json: unavailable }))
  await page.reload()
  await expect(page.getByText('Si pagaste, tu pago queda registrado. No pagues de nuevo.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Mercado Pago no nos responde')
  await page.unroute(verifying)
  // The page retries by itself after a few seconds.
  await expect(page.getByRole('heading', { name: 'No encontramos ese pago' })).toBeVisible()
  await page.goto('/payment/status?status=approved')
  await expect(
    page.getByRole('heading', { name: 'No se encontró información de pago en la URL' }),
  ).toBeVisible()
  expect(await requests()).toBe(0)
})

test("a payer who starts from the request's page in another browser is led back there", async ({
  page,
  world,
  market,
  mailbox,
  mercadoPago,
}) => {
  const client = madeUpClient(await world.nextNumber())
  const { trackingUrl } = await fileRequest(world, market, client)
  await page.goto(linkIn(await mailbox.wait(client.email, /^Confirmá tu solicitud/), 'codigo='))
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(page.getByText('¡Gracias! Tu solicitud quedó confirmada.')).toBeVisible()
  await beginToPay(page)
  await checkoutPage(page).review()
  await checkoutPage(page).backToSite()
  await expect(page.getByRole('heading', { name: 'Tu pago está en revisión' })).toBeVisible()
  const wayBack = page.getByRole('link', { name: 'Ver mi solicitud' })
  await expect(wayBack).toHaveAttribute('href', new URL(trackingUrl).pathname)
  await mercadoPago.decide(new URL(page.url()).searchParams.get('payment_id') ?? '', 'approved')
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible()
  await wayBack.click()
  await expect(page.getByText('Tu solicitud es urgente')).toBeVisible()
})

async function beginToPay(page: Page): Promise<void> {
  await page.getByText('Más opciones').click()
  await page.getByRole('button', { name: 'Hacerla urgente' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar/ })
    .click()
  await checkoutPage(page).expectAmount('$ 15.000')
}
