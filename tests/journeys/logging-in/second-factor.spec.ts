import { errors } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { codeOfSecret } from '@oficio/domain/testing/enrol'
import { expect, type Page } from '@playwright/test'
import { phone, smallPhone, test } from '../support/fixtures'
import { testPassword } from '../support/market'
import type { World } from '../support/world'

test.use(phone)

/** Milliseconds for which an app shows one code. The site accepts the next code early, so no test waits for it. */
const periodMs = 30_000

async function fillLogin(page: Page, username: string): Promise<void> {
  await page.getByLabel('Nombre de usuario o email').fill(username)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(testPassword)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

const expireStepUp = (world: World, userId: string) =>
  world.ctx.db.session.updateMany({ where: { userId }, data: { steppedUpAt: null } })

/** Sets up an authenticator app on the security page. Returns its secret and the recovery codes. */
async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Activar con una app' }).click()
  await page.getByRole('textbox', { name: 'Contraseña actual' }).fill(testPassword)
  await page.getByRole('button', { name: 'Mostrar el código QR' }).click()
  await expect(page.getByRole('img', { name: 'Código QR para tu app de códigos' })).toBeVisible()
  const typedKey = page.getByText('¿No podés usar la cámara?').locator('xpath=following-sibling::p[1]')
  const secret = ((await typedKey.textContent()) ?? '').replaceAll(/\s/g, '')
  await page.getByLabel('Código de tu app').fill(codeOfSecret(secret, new Date()))
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  const heading = page.getByRole('heading', { name: 'Guardá tus códigos de recuperación' })
  await expect(heading).toBeFocused()
  const codes = await page.getByText(/^[a-z0-9]{5}-[a-z0-9]{5}$/).allTextContents()
  expect(codes).toHaveLength(limits.recoveryCodes)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByText('códigos sin usar')).toBeVisible()
  return { secret, codes }
}

test('an admin sets up an app, logs in with its code, and confirms with a recovery code before a download and a decision', async ({
  page,
  visit,
  world,
  mailbox,
}) => {
  const admin = await buildUser(world.ctx, { password: testPassword, role: 'admin' })
  const colleague = await buildUser(world.ctx, { password: testPassword })
  const desk = await visit(admin.username)
  await desk.goto(paths.security())
  const { secret, codes } = await setUpApp(desk)
  await mailbox.wait(admin.email, /dos pasos/i)
  await desk.reload()
  for (const code of codes) await expect(desk.getByText(code)).toBeHidden()

  await test.step('the password alone opens nothing, and a wrong code is refused at its field', async () => {
    await page.goto(paths.login('/admin/users'))
    await fillLogin(page, admin.username)
    await expect(page).toHaveURL(/\/login\/second-step\?from=/)
    await expect(page.getByLabel('Código de tu app')).toBeFocused()
    await expect(page.getByText(admin.username)).toHaveCount(0)
    expect((await page.request.get('/api/auth/profile')).status()).toBe(401)
    await page.getByLabel('Código de tu app').fill('12345678')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByLabel('Código de tu app')).toHaveAccessibleDescription(
      new RegExp(errors.second_factor_wrong.text),
    )
  })

  await test.step('the code leads to the page that the admin wanted', async () => {
    const next = codeOfSecret(secret, new Date(Date.now() + periodMs))
    await page.getByLabel('Código de tu app').fill(next)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(/\/admin\/users$/)
  })

  await test.step('a download asks again when the second factor was given too long ago', async () => {
    await expireStepUp(world, admin.id)
    await page.getByRole('link', { name: 'Descargar la lista (CSV)' }).click()
    await expect(page).toHaveURL(/\/user\/profile\/confirm\?/)
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
    await expect(page.getByLabel('Código de recuperación')).toBeFocused()
    await page.getByLabel('Código de recuperación').fill(codes[0] ?? '')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Confirmar' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    await page.getByRole('link', { name: 'Volver' }).click()
    await expect(page).toHaveURL(/\/admin\/users$/)
    await mailbox.wait(admin.email, /recuperación/i)
  })

  await test.step('a decision asks in a dialog, keeps what was typed, and refuses a code that was used', async () => {
    await expireStepUp(world, admin.id)
    await page.goto(`/admin/users/${colleague.id}`)
    await page.getByRole('button', { name: 'Suspender la cuenta' }).click()
    const decision = page.getByRole('dialog', { name: 'Suspender la cuenta' })
    await decision.getByLabel('Motivo').fill('Cuenta repetida.')
    await decision.getByRole('button', { name: 'Suspender la cuenta' }).click()
    const question = page.getByRole('dialog', { name: 'Confirmá que sos vos' })
    await expect(question.getByLabel('Código de tu app')).toBeFocused()
    await question.getByRole('button', { name: 'Usar un código de recuperación' }).click()
    await question.getByLabel('Código de recuperación').fill(codes[0] ?? '')
    await question.getByRole('button', { name: 'Confirmar' }).click()
    await expect(question.getByText(errors.second_factor_wrong.text)).toBeVisible()
    await question.getByLabel('Código de recuperación').fill(codes[1] ?? '')
    await question.getByRole('button', { name: 'Confirmar' }).click()
    // While the question is open above the dialog, queries by role do not find the dialog.
    await expect(question).toBeHidden()
    await expect
      .poll(async () => {
        const user = await world.ctx.db.user.findUniqueOrThrow({ where: { id: colleague.id } })
        return user.suspensionReason
      })
      .toBe('Cuenta repetida.')
    await expect(decision).toBeHidden()
  })
})

test('a passkey is set up, opens the second step of a login, and confirms a change', async ({
  page,
  world,
}) => {
  const admin = await buildUser(world.ctx, { password: testPassword, role: 'admin' })
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(paths.login(paths.security()))
  await fillLogin(page, admin.username)
  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click()
  await page.getByRole('textbox', { name: 'Contraseña actual' }).fill(testPassword)
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await page.context().clearCookies()
  await page.goto(paths.login(paths.security()))
  await fillLogin(page, admin.username)
  await expect(page).toHaveURL(/\/login\/second-step/)
  await expect(page.getByText('Código de tu app')).toHaveCount(0)
  await expect(page.getByLabel('Código de recuperación')).toBeFocused()
  await test.step('a refused passkey is tried again with new options, and the page that was wanted is kept', async () => {
    await page.route('**/callback/second-step', async (route) => {
      const body = (route.request().postData() ?? '').replace(/signature/, 'signatura')
      await route.continue({ postData: body })
    })
    await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click()
    await expect(page.getByText(errors.passkey_refused.text)).toBeVisible()
    await page.unroute('**/callback/second-step')
    await expect(page.getByRole('button', { name: 'Usar mi llave de acceso' })).toBeEnabled()
    await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.security()}$`))
  })
  await expireStepUp(world, admin.id)
  await page.getByRole('button', { name: 'Quitar Este dispositivo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
  await page
    .getByRole('dialog', { name: 'Confirmá que sos vos' })
    .getByRole('button', { name: 'Usar mi llave de acceso' })
    .click()
  await expect(page.getByText('Todavía no agregaste ninguna.')).toBeVisible()
})

test('a login without scripts asks for the code on a page of its own', async ({ page, visit, world }) => {
  const admin = await buildUser(world.ctx, { password: testPassword, role: 'admin' })
  const desk = await visit(admin.username)
  await desk.goto(paths.security())
  const { codes } = await setUpApp(desk)
  const plain = await visit(null, { javaScriptEnabled: false })
  await plain.goto(paths.login('/admin/users'))
  await fillLogin(plain, admin.username)
  await plain.getByLabel('Código de tu app').fill('12345678')
  await plain.getByRole('button', { name: 'Entrar' }).click()
  await expect(plain.getByText(errors.second_factor_wrong.text)).toBeVisible()
  await plain.getByLabel('Código de recuperación').fill(codes[0] ?? '')
  await plain.getByRole('button', { name: 'Usar este código' }).click()
  await expect(plain).toHaveURL(/\/admin\/users$/)
  expect((await page.request.get('/api/auth/profile')).status()).toBe(401)

  // The outcome of an earlier login must not hide that the second step is over.
  const late = await visit(null, { javaScriptEnabled: false })
  await late.goto(paths.login())
  await fillLogin(late, 'nobody-by-this-name')
  await expect(late.getByText(/^Credenciales inválidas/)).toBeVisible()
  await late.goto(paths.secondStep())
  await expect(late.getByText(errors.second_step_over.text)).toBeVisible()
})

test('the set-up on the smallest phone opens the app by tap, shows the whole QR code and keeps groups of the key together', async ({
  page,
  world,
}) => {
  const admin = await buildUser(world.ctx, { password: testPassword, role: 'admin' })
  await page.setViewportSize(smallPhone)
  await page.goto(paths.login(paths.security()))
  await fillLogin(page, admin.username)
  await page.getByRole('button', { name: 'Activar con una app' }).click()
  await page.getByRole('textbox', { name: 'Contraseña actual' }).fill(testPassword)
  await page.getByRole('button', { name: 'Mostrar el código QR' }).click()
  await expect(page.getByRole('heading', { name: 'Agregá la cuenta a tu app' })).toBeFocused()
  const picture = page.getByRole('img', { name: 'Código QR para tu app de códigos' })
  await expect(picture).toBeInViewport({ ratio: 1 })
  const link = page.getByRole('link', { name: 'Abrir en mi app de códigos' })
  await expect(link).toBeInViewport()
  await expect(link).toHaveAttribute('href', /^otpauth:\/\/totp\/.+secret=/)
  const key = page.getByText('¿No podés usar la cámara?').locator('xpath=following-sibling::p[1]/span')
  const linesOfGroups = await key.evaluate(({ firstChild: text }) => {
    return [...(text?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: group, index }) => {
      const range = document.createRange()
      if (text) range.setStart(text, index)
      if (text) range.setEnd(text, index + group.length)
      return range.getClientRects().length
    })
  })
  expect(linesOfGroups).toEqual(Array.from({ length: 8 }, () => 1))
})

test('a code that comes too late leads back to the login, which keeps the page that was wanted', async ({
  page,
  visit,
  world,
}) => {
  const admin = await buildUser(world.ctx, { password: testPassword, role: 'admin' })
  const desk = await visit(admin.username)
  await desk.goto(paths.security())
  const { codes } = await setUpApp(desk)
  await page.goto(paths.login('/admin/users'))
  await fillLogin(page, admin.username)
  await expect(page.getByLabel('Código de tu app')).toBeFocused()
  await page.context().clearCookies({ name: 'oficio_second_step' })
  await page.getByLabel('Código de tu app').fill('123456')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText(errors.second_step_over.text)).toBeVisible()
  await fillLogin(page, admin.username)
  await page.getByRole('link', { name: 'Entrá con otra cuenta' }).click()
  await fillLogin(page, admin.username)
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await page.getByLabel('Código de recuperación').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/admin\/users$/)
})
