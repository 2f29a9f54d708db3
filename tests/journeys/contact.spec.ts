import { paths } from '@oficio/contracts/paths'
import { redirects } from '@oficio/contracts/redirects'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { focusOn, phone, test } from './support/fixtures'
import { testPassword } from './support/market'

test.use(phone)

const confirmation = '¡Gracias por contactarnos! Te responderemos a la brevedad.'
const failed = 'Hubo un error al enviar el mensaje. Por favor, inténtalo de nuevo más tarde.'

test('a message is written with the keyboard alone, is answered in the panel and by mail', async ({
  page,
  world,
  mailbox,
  visit,
}) => {
  const admin = await buildUser(world.ctx, { role: 'admin', password: testPassword })
  const email = `consulta.${await world.nextNumber()}@clientes.example.com`
  await page.goto(paths.contact())
  await focusOn(page.getByLabel('Nombre y apellido'))
  await page.keyboard.type('Lucía Fernández')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Pagos')
  await page.keyboard.press('Tab')
  await page.keyboard.type('¿Cómo pido la factura del mes pasado?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(confirmation)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toBeFocused()
  await expect(page.getByLabel('Mensaje')).toHaveValue('')
  const mail = await mailbox.wait(world.ctx.site.supportEmail, /Lucía Fernández/)
  expect(mail.text).toContain('¿Cómo pido la factura')

  const desk = await visit(admin.username)
  await desk.goto(paths.admin())
  await desk.getByRole('link', { name: /mensajes? para responder/ }).click()
  const row = desk.getByRole('row').filter({ hasText: email })
  await row.getByRole('link', { name: 'Pagos y facturación' }).click()
  await desk.getByRole('button', { name: 'Responder' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Te la mandamos hoy.')
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(desk.getByRole('article')).toContainText('Te la mandamos hoy.')
  const answer = await mailbox.wait(email, /^Respondimos tu mensaje/)
  expect(answer.text).toContain('Te la mandamos hoy.')
  expect(answer.text).not.toContain('factura del mes pasado')
})

test('nothing typed is lost when the form has faults, or the message cannot be sent', async ({ page }) => {
  await page.goto(paths.contact())
  await page.getByLabel('Mensaje').fill('Hola')
  await page.getByLabel('Email').fill('lucia@')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  const faults = page.getByRole('main').getByRole('alert')
  for (const fault of [
    'Este campo es obligatorio',
    'Correo electrónico inválido',
    'Por favor selecciona un asunto',
    'El mensaje debe tener al menos 10 caracteres',
  ])
    await expect(faults).toContainText(fault)
  await page.getByLabel('Nombre y apellido').fill('Lucía')
  await page.getByLabel('Email').fill('lucia@example.com')
  await page.getByLabel('Asunto').selectOption('support')
  await page.getByLabel('Mensaje').fill('No me llega el email.')
  await page.route('**/api/contact-messages', (route) => route.abort())
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText(failed)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toBeFocused()
  await expect(page.getByLabel('Mensaje')).toHaveValue('No me llega el email.')
})

test('every other address leads to its page, for good where it is another name of it', async ({ world }) => {
  const id = world.ctx.ids.next()
  for (const { from, to, isAlias } of redirects) {
    const method = from.startsWith('/api/') ? 'POST' : 'GET'
    const answer = await fetch(`${world.site.origin}${from.replace(':id', id)}`, {
      method,
      redirect: 'manual',
    })
    const redirect = [from, answer.status, answer.headers.get('location')]
    expect(redirect).toEqual([from, isAlias ? 308 : 307, to.replace(':id', id)])
  }
})

test('each frequent question opens without a script, and engines read the same questions', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${world.site.origin}${paths.faq()}`)
  const first = page.locator('details').first()
  await expect(first.getByText('no hace falta crear una cuenta')).toBeHidden()
  await first.locator('summary').click()
  await expect(first.getByText('no hace falta crear una cuenta')).toBeVisible()
  const graph = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(graph.join('')).toContain('FAQPage')
  const questions = graph.join('').match(/"@type":"Question"/g) ?? []
  expect(questions.length).toBeGreaterThan(0)
  await expect(page.locator('details')).toHaveCount(questions.length)
  await context.close()
})
