import { errors } from '@oficio/contracts/errors'
import { landingByRole, paths } from '@oficio/contracts/paths'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { personOf } from '@oficio/domain/testing/builders/person'
import { expect, type Page } from '@playwright/test'
import { logIn, long, phone, test } from './support/fixtures'
import { linkIn } from './support/mailbox'
import { testPassword } from './support/market'

test.use(phone)

interface AtGoogle {
  email: string
  subject?: string
  isVerified?: boolean
  answer?: 'Continuar' | 'Cancelar'
}

/** Goes to Google from a page of ours, signs in there, and comes back. */
async function comeByGoogle(
  page: Page,
  { email, subject, isVerified = true, answer = 'Continuar' }: AtGoogle,
) {
  await page.getByRole('button', { name: 'Continuar con Google' }).click()
  await expect(page.getByRole('heading', { name: '¿Quién sos?' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  if (subject) await page.getByLabel('Clave de la cuenta de Google').fill(subject)
  if (!isVerified) await page.getByLabel('Google confirmó el email').uncheck()
  await page.getByRole('button', { name: answer }).click()
}

const pathOf = (page: Page): string => new URL(page.url()).pathname

test('somebody new comes in with Google, and is the same one with another mail', async ({
  page,
  visit,
  world: { ctx },
  mailbox,
}) => {
  const { email } = personOf(ctx.ids.next())
  const subject = String(Date.now())
  await page.goto(paths.login(paths.notices()))
  await comeByGoogle(page, { email, subject })
  await page.waitForURL(`**${paths.notices()}`)
  await mailbox.wait(email, /Tu cuenta/)

  await test.step('the address is used up, and opens nothing in another browser', async () => {
    const moved = await visit(null)
    const codes: string[] = []
    moved.on('request', (request) => {
      const token = new URL(request.url()).searchParams.get('token')
      if (token) codes.push(token)
    })
    await moved.goto(paths.register())
    await comeByGoogle(moved, { email: `otra.${email}`, subject })
    await expect.poll(() => pathOf(moved)).toBe(landingByRole.user)
    const other = await visit(null)
    for (const lookup of [moved, other]) {
      await lookup.goto(`${paths.authCallback()}?token=${codes.at(-1)}`)
      await expect(lookup.getByRole('main').getByText('Error al iniciar sesión')).toBeVisible()
    }
    await expect(other).toHaveURL(/\/login\?error=arrival_over$/)
  })

  await page.goto(paths.profile())
  await expect(page.getByText(`otra.${email}`)).toBeVisible()
})

test(
  'nobody shuts themselves out: Google goes once a password is a second way in',
  long,
  async ({ page, world: { ctx }, mailbox }) => {
    const { email } = personOf(ctx.ids.next())
    await page.goto(paths.login(paths.profile()))
    await comeByGoogle(page, { email })
    await page.waitForURL(`**${paths.profile()}`)
    await expect(page.getByText(errors.last_way_in.text)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Desvincular/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Elegir una contraseña' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Mandarme el enlace' }).click()
    await page.goto(linkIn(await mailbox.wait(email, /contraseña/), '/reset-password/'))
    await page.getByRole('textbox', { name: 'Contraseña nueva', exact: true }).fill(testPassword)
    await page.getByRole('textbox', { name: 'Repetí la contraseña', exact: true }).fill(testPassword)
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByText('Tu contraseña quedó cambiada')).toBeVisible()
    await logIn(page.request, email)
    await page.goto(paths.profile())
    await page.getByRole('button', { name: `Desvincular ${email}` }).click()
    await expect(page.getByText('Google ya no entra a tu cuenta.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Desvincular/ })).toHaveCount(0)
    await mailbox.wait(email, /ya no está vinculado/)
  },
)

test(
  'an account whose mail is confirmed is joined to Google, and keeps its password',
  long,
  async ({ page, world: { ctx }, mailbox }) => {
    const user = await buildUser(ctx, { password: testPassword })
    await page.goto(paths.login())
    await comeByGoogle(page, { email: user.email })
    await expect.poll(() => pathOf(page)).toBe(landingByRole.user)
    const profile = await (await page.request.get('/api/auth/profile')).json()
    expect(profile.id).toBe(user.id)
    await mailbox.wait(user.email, /también entrás/)
    await logIn(page.request, user.username)
  },
)

test(
  'an account whose mail nobody confirmed is never taken over: its password is asked for',
  long,
  async ({ page, visit, world: { ctx } }) => {
    const user = await buildUser(ctx, { password: testPassword, emailVerifiedAt: null })
    await page.goto(paths.login())
    await comeByGoogle(page, { email: user.email })
    const join = page.getByRole('button', { name: 'Unir y entrar' })
    const password = page.getByRole('textbox', { name: 'Contraseña' })
    await join.click()
    await expect(
      page.getByText('Por favor', { exact: false }).or(page.getByRole('alert')).first(),
    ).toBeVisible()
    await password.fill('no es esta')
    await join.click()
    await expect(page.getByText(errors.invalid_credentials.text)).toBeVisible()
    expect((await page.request.get('/api/auth/profile')).status()).toBe(401)
    await password.fill(testPassword)
    await join.click()
    await expect.poll(() => pathOf(page)).toBe(landingByRole.user)
    const again = await visit(null)
    await again.goto(paths.login())
    await comeByGoogle(again, { email: user.email })
    await expect.poll(() => pathOf(again)).toBe(landingByRole.user)
  },
)

test(
  'a visitor who cancels, or whose mail Google did not confirm, returns to the login with the reason',
  long,
  async ({ page, world: { ctx } }) => {
    const { email } = personOf(ctx.ids.next())
    await page.goto(paths.login())
    await comeByGoogle(page, { email, answer: 'Cancelar' })
    await expect(page).toHaveURL(/\/login\?error=identity_cancelled$/)
    // Cancelling is no error, so the message does not interrupt.
    await expect(page.getByRole('status').filter({ hasText: errors.identity_cancelled.text })).toBeVisible()
    await expect(page.getByText(/No pudiste entrar|Error de autenticación/)).toHaveCount(0)
    await comeByGoogle(page, { email, isVerified: false })
    await expect(page.getByText(errors.identity_unverified.text)).toBeVisible()
    await expect(page).toHaveURL(/\/login\?error=identity_unverified$/)
    expect(await ctx.db.user.count({ where: { email } })).toBe(0)

    await test.step('an address that Google did not answer for shows our own words, whatever it says', async () => {
      await page.goto('/api/auth/callback/google?code=made-up&state=made-up')
      await expect(page.getByText(`Error de autenticación: ${errors.identity_failed.text}`)).toBeVisible()
      await page.goto(`${paths.authCallback()}?error=Llam%C3%A1%20al%200800`)
      await expect(page.getByText(`Error de autenticación: ${errors.identity_failed.text}`)).toBeVisible()
      await page.goto(paths.authCallback())
      await expect(page.getByText('No se recibió el token de autenticación')).toBeVisible()
      await expect(page).toHaveURL(/\/login/)
    })
  },
)

test('a visitor who begins as a professional with Google continues the registration with name and mail filled in', async ({
  page,
  world: { ctx },
}) => {
  const { email } = personOf(ctx.ids.next())
  await page.goto(paths.registerProfessional())
  await comeByGoogle(page, { email })
  await page.waitForURL(`**${paths.registerProfessional()}`)
  await expect(page.getByText(`Entraste como ${email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continuar con Google' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana')
  await expect(page.getByLabel('Apellido')).toHaveValue('Gómez')
})
