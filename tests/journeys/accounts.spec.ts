import { errors } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect, type Page } from '@playwright/test'
import { patient } from '../pace'
import { logIn, long, phone, test } from './support/fixtures'
import { linkIn } from './support/mailbox'
import { testPassword } from './support/market'

test.use(phone)

const next = 'otra clave muy larga'

const passwordField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await passwordField(page, 'Contraseña nueva').fill(password)
  await passwordField(page, 'Repetí la contraseña').fill(again)
  await page.getByRole('button', { name: /^(Guardar|Cambiar) contraseña$/ }).click()
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto(paths.forgotPassword())
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /enlace/ }).click()
  await expect(page.getByText('Si hay una cuenta con ese email')).toBeVisible()
}

test('a forgotten password is set by the mailed link, once, and every open page of the account ends', async ({
  page,
  visit,
  world,
  mailbox,
}) => {
  const user = await buildUser(world.ctx, { password: testPassword })
  const open = await visit(user.username)
  await open.goto(paths.userRequests())
  await expect(open.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('an address without an account is answered in the same words', async () => {
    await page.goto(paths.forgotPassword())
    await page.getByRole('button', { name: 'Mandarme el enlace' }).click()
    await expect(page.getByText('Por favor, ingrese su correo electrónico').first()).toBeVisible()
    await askForLink(page, `nadie.${user.email}`)
  })
  await askForLink(page, user.email)
  const mail = await mailbox.wait(user.email, /contraseña/)
  const address = linkIn(mail, '/reset-password/')
  expect(await mailbox.find(`nadie.${user.email}`, /contraseña/)).toEqual([])

  const answer = await page.goto(address)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await choosePassword(page, 'corta')
  await expect(
    page.getByText(`La contraseña debe tener al menos ${limits.passwordMin} caracteres`).first(),
  ).toBeVisible()
  await choosePassword(page, next, 'no es la misma')
  await expect(page.getByText('Las contraseñas no coinciden').first()).toBeVisible()
  await choosePassword(page, 'password1')
  await expect(page.getByText(errors.password_too_common.text).first()).toBeVisible()
  await choosePassword(page, next)
  await expect(page.getByText('Tu contraseña quedó cambiada')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${paths.login()}$`))
  // Nobody touches the open page: the server notifies it.
  await expect(open).toHaveURL(/\/login/)

  await page.goto(address)
  await expect(page.getByText(errors.reset_link_invalid.text)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute(
    'href',
    paths.forgotPassword(),
  )
  await page.goto(pages.resetPasswordWithoutLink.path)
  await expect(page.getByText('No se proporcionó un token de restablecimiento.')).toBeVisible()
  await logIn(page.request, user.email, next)
  await mailbox.wait(user.email, /Cambió la contraseña/)
})

test('password forms and mail confirmation work without scripts', long, async ({ visit, world, mailbox }) => {
  const user = await buildUser(world.ctx, { password: testPassword })
  const page = await visit(null, { javaScriptEnabled: false })
  await page.goto(paths.login())
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await askForLink(page, user.email)
  await expect(page.getByLabel('Email')).toHaveValue(user.email)
  await page.goto(linkIn(await mailbox.wait(user.email, /contraseña/), '/reset-password/'))
  await choosePassword(page, next, 'no es la misma')
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await choosePassword(page, 'password1')
  await expect(page.getByText(errors.password_too_common.text)).toBeVisible()
  await choosePassword(page, next)
  await expect(page.getByText('Tu contraseña quedó cambiada')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${paths.login()}$`))

  const email = `nueva.${user.email}`
  const { request } = page
  await request.post('/api/auth/register', {
    data: { email, password: testPassword, firstName: 'Nueva', lastName: 'Persona' },
    headers: { origin: world.site.origin },
  })
  const address = linkIn(await mailbox.wait(email, /Tu cuenta/), '/confirm-email/')
  await page.goto(address)
  await page.getByRole('button', { name: 'Confirmar mi email' }).click()
  await expect(page.getByText('Tu email quedó confirmado')).toBeVisible()
  const confirmedUser = await world.ctx.db.user.findUniqueOrThrow({ where: { email } })
  expect(confirmedUser.emailVerifiedAt).not.toBeNull()
})

test(
  'a user corrects their data, changes their mail, and sees and ends their sessions on the profile',
  long,
  async ({ visit, connect, world, mailbox }) => {
    const user = await buildUser(world.ctx, { password: testPassword })
    const page = await visit(user.username)
    await page.goto(paths.profile())
    await page.getByLabel('Nombre', { exact: true }).fill('Otra')
    await page.getByRole('button', { name: 'Guardar mis datos' }).click()
    await expect(page.getByText('Guardamos tus datos.')).toBeVisible()
    // A keyboard user can reach the toast.
    await page.keyboard.press('Alt+t')
    await expect(page.locator('[data-sonner-toaster]')).toBeFocused()

    await test.step('another mail is the account’s once its mailbox says so', async () => {
      const email = `otra.${user.email}`
      await page.getByRole('link', { name: 'Cambiar el email' }).click()
      await page.getByLabel('Email nuevo').fill(email)
      await passwordField(page, 'Contraseña actual').fill('no es esta')
      await page.keyboard.press('Enter')
      await expect(page.getByText(errors.wrong_password.text).first()).toBeVisible()
      await expect(page.getByLabel('Email nuevo')).toHaveValue(email)
      await passwordField(page, 'Contraseña actual').fill(testPassword)
      await page.getByRole('button', { name: 'Mandar el enlace' }).click()
      await expect(page.getByText('Confirmalo desde tu correo')).toBeVisible()
      await page.goto(paths.profile())
      await expect(page.getByText('Falta confirmar el email nuevo')).toBeVisible()
      await page.goto(linkIn(await mailbox.wait(email, /Confirmá/), '/confirm-email/'))
      await page.getByRole('button', { name: 'Confirmar mi email' }).click()
      await expect(page.getByText('Tu email quedó confirmado').first()).toBeVisible()
      await mailbox.wait(user.email, /Cambió el email/)
    })

    await test.step('a session that is ended is out at once: its page leaves, its calls are refused', async () => {
      const other = await visit(user.username)
      await other.goto(paths.notices())
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(paths.profile())
      await expect(page.getByText('Este dispositivo')).toBeVisible()
      await page
        .getByRole('button', { name: /^Cerrar la sesión de/ })
        .first()
        .click()
      await expect(other).toHaveURL(/\/login/)
      const program = await connect(null)
      const answer = await program.post('/api/auth/login', {
        data: { username: user.username, password: testPassword },
      })
      const { accessToken } = await answer.json()
      const ask = () =>
        program.get('/api/auth/profile', { headers: { authorization: `Bearer ${accessToken}` } })
      expect((await ask()).status()).toBe(200)
      await page.reload()
      await page.getByRole('button', { name: 'Cerrar todas las demás' }).click()
      await expect.poll(async () => (await ask()).status(), { timeout: patient(5_000) }).toBe(401)
      await expect(page).toHaveURL(new RegExp(`${paths.profile()}$`))
    })

    await test.step('another password takes the present one', async () => {
      await page.goto(paths.profilePassword())
      await passwordField(page, 'Contraseña actual').fill(testPassword)
      await choosePassword(page, next)
      await expect(page.getByText(/cerramos las demás sesiones/)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${paths.profile()}$`))
    })

    await test.step('the stored data comes as a file', async () => {
      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Descargar mis datos' }).click()
      expect((await coming).suggestedFilename()).toMatch(/^mis-datos-.*\.json$/)
    })
  },
)

test(
  'an account is closed with its password: every open page ends, and a last mail says so',
  long,
  async ({ page, visit, world: { ctx }, mailbox }) => {
    const user = await buildUser(ctx, { password: testPassword })
    await buildServiceRequest(ctx, { userId: user.id })
    const other = await visit(user.username)
    await other.goto(paths.userRequests())
    await logIn(page.request, user.username)
    await page.goto(paths.profile())
    await page.getByRole('link', { name: 'Ver qué pasa y cerrar la cuenta' }).click()
    await expect(page.getByText('Se cancela 1 solicitud activa')).toBeVisible()
    const close = page.getByRole('button', { name: 'Cerrar mi cuenta' })
    await passwordField(page, 'Contraseña actual').fill('no es esta')
    await close.click()
    await expect(page.getByText(errors.wrong_password.text).first()).toBeVisible()
    await passwordField(page, 'Contraseña actual').fill(testPassword)
    await close.dblclick()
    await page.waitForURL(`**${pages.accountClosed.path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta está cerrada' })).toBeVisible()
    await mailbox.wait(user.email, /Cerramos tu cuenta/)
    await other.waitForURL((url) => url.pathname === pages.login.path)
  },
)

test(
  'an admin takes the role of another one, whose open page of the panel is left',
  long,
  async ({ visit, world }) => {
    const admin = await buildUser(world.ctx, { password: testPassword, role: 'admin' })
    const other = await buildUser(world.ctx, { password: testPassword, role: 'admin' })
    const page = await visit(admin.username)
    await page.goto(paths.admin())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const deciding = await visit(other.username)
    await deciding.goto(paths.adminUser(admin.id))
    await deciding.getByRole('button', { name: 'Quitar la administración' }).click()
    const dialog = deciding.getByRole('dialog')
    await dialog.getByLabel('Motivo').fill('Dejó el equipo.')
    await dialog.getByRole('button', { name: 'Quitar la administración' }).click()
    await expect(deciding.getByText('Ya no es de administración')).toBeVisible()
    await expect(deciding.getByText(/Dejó el equipo/)).toBeVisible()
    await expect.poll(() => new URL(page.url()).pathname).toBe(paths.home())
  },
)
