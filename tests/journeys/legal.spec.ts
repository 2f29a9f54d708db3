import { consumerClaimsUrl, termsVersion } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect, type Page } from '@playwright/test'
import { acceptTerms } from './support/accept-terms'
import { long, phone, test } from './support/fixtures'
import { linkIn } from './support/mailbox'
import { testPassword } from './support/market'

test.use(phone)

const acceptButton = { name: 'Acepto los términos' }

test('accepting the terms tells the page that opened them, and closes their window', async ({ page }) => {
  await page.goto('/register')
  const message = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('message', ({ data }) => resolve(data))),
  )
  const popup = page.waitForEvent('popup')
  await page.evaluate((path) => void window.open(path), paths.terms())
  const terms = await popup
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Términos y condiciones')
  await acceptTerms(terms)
  expect(await message).toEqual({ type: 'TERMS_ACCEPTED', version: termsVersion })
  expect(await page.evaluate(() => localStorage.getItem('terms-accepted'))).toBe(termsVersion)
})

test('accepting without an opener leads to the registration; the text can be printed and has other addresses', async ({
  page,
}) => {
  await page.goto('/politica-de-privacidad')
  expect(new URL(page.url()).pathname).toBe(paths.privacy())
  await page.goto('/terminos')
  expect(new URL(page.url()).pathname).toBe(paths.terms())
  const isPrinted = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('beforeprint', () => resolve(true))),
  )
  await page.getByRole('button', { name: 'Imprimir' }).click()
  expect(await isPrinted).toBe(true)
  await page.getByRole('link', { name: 'Ley aplicable y reclamos' }).click()
  await expect(page.getByRole('heading', { name: '9. Ley aplicable y reclamos' })).toBeInViewport()
  await page.getByRole('button', acceptButton).click()
  await expect(page).toHaveURL(/\/register/)
})

async function withdraw(page: Page, email: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Botón de Arrepentimiento' }).click()
  await page.getByRole('radio', { name: 'Una solicitud urgente' }).click()
  await page.getByLabel('Detalle').fill('Lo resolvió un vecino.')
  await page.getByLabel('Nombre y apellido').fill('Lucía Fernández')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Enviar arrepentimiento' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recibimos tu pedido')
  return (await page.getByText(/^ARR-\w{4}-\w{4}$/).innerText()).trim()
}

test(
  'a consumer withdraws without an account, keeps the code, and reads by mail what an admin answers',
  long,
  async ({ page, world, mailbox, visit }) => {
    const admin = await buildUser(world.ctx, { role: 'admin', password: testPassword })
    const email = `arrepentida.${await world.nextNumber()}@clientes.example.com`
    const code = await withdraw(page, email)
    const receipt = await mailbox.wait(email, new RegExp(code))
    expect(receipt.text).toContain(code)
    expect(receipt.text).not.toContain('Lo resolvió un vecino.')
    // A visitor who sends the form a second time gets the same code.
    expect(await withdraw(page, email)).toBe(code)

    const desk = await visit(admin.username)
    await desk.goto('/user/notices')
    await expect(desk.getByText(code)).toBeVisible()
    await desk.goto('/admin')
    await desk.getByRole('link', { name: /de consumo para responder/ }).click()
    await desk.getByRole('searchbox', { name: 'Buscar' }).fill(code)
    await desk.getByRole('button', { name: 'Buscar' }).click()
    await desk.getByRole('link', { name: code }).click()
    const item = desk.getByRole('article').filter({ hasText: code })
    await expect(item).toContainText('Vence en 24 h')
    await item.getByRole('button', { name: 'Está hecho' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(dialog).toContainText('El campo Respuesta es obligatorio.')
    await dialog.getByRole('textbox').fill('Te devolvimos la tarifa completa.')
    await dialog.getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(desk.getByText('Respuesta enviada')).toBeVisible()
    await expect(item).toContainText('Te devolvimos la tarifa completa.')
    await expect(item.getByRole('button', { name: 'Está hecho' })).toBeHidden()

    const answerMail = await mailbox.wait(email, /^Tu arrepentimiento está hecho/)
    expect(answerMail.text).toContain('Te devolvimos la tarifa completa.')
    expect(linkIn(answerMail, consumerClaimsUrl)).toBe(consumerClaimsUrl)
    expect(await mailbox.find(email, /^Recibimos tu pedido/)).toHaveLength(1)
  },
)

test('the button to end a service asks signed-in users only for what is missing', async ({
  visit,
  world,
}) => {
  const user = await buildUser(world.ctx, { password: testPassword })
  const page = await visit(user.username)
  await page.goto(paths.cancellation())
  await expect(page.getByLabel('Email')).toHaveValue(user.email)
  await page.getByRole('radio', { name: 'Otra cosa' }).click()
  await page.getByRole('button', { name: 'Enviar baja' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('El campo Detalle es obligatorio.')
  await page.getByLabel('Detalle').fill('Quiero cerrar todo.')
  await page.getByRole('button', { name: 'Enviar baja' }).click()
  await expect(page.getByText(/^BAJ-\w{4}-\w{4}$/)).toBeVisible()
  const consumerRequest = await world.ctx.db.consumerRequest.findFirstOrThrow({
    where: { email: user.email },
  })
  expect(consumerRequest).toMatchObject({ kind: 'cancellation', userId: user.id })
})
