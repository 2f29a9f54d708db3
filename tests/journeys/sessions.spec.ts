import { errors } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { landingByRole, paths } from '@oficio/contracts/paths'
import { texts } from '@oficio/contracts/texts'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect, type Page } from '@playwright/test'
import { fileRequest } from './support/file-request'
import { phone, test } from './support/fixtures'
import { testPassword } from './support/market'
import { madeUpClient } from './support/request-form'

test.use(phone)

async function fillLogin(page: Page, username: string, password = testPassword): Promise<void> {
  await page.getByLabel('Nombre de usuario o email').fill(username)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

const pathOf = (page: Page): string => new URL(page.url()).pathname

test('a wrong password is refused, the right one leads back to the wanted page', async ({ page, world }) => {
  const user = await buildUser(world.ctx, { password: testPassword })
  await page.goto('/user/notices')
  await expect(page).toHaveURL(/\/login\?from=%2Fuser%2Fnotices$/)
  await page.route('**/api/auth/callback/**', (route) => route.abort())
  await fillLogin(page, user.username)
  await expect(page.getByText('Error al iniciar sesión')).toBeVisible()
  await page.unroute('**/api/auth/callback/**')
  await fillLogin(page, user.username, 'no es esta')
  await expect(page.getByText(errors.invalid_credentials.text)).toBeVisible()
  await expect(page.getByLabel('Nombre de usuario o email')).toHaveValue(user.username)
  await expect(page.getByRole('link', { name: 'Olvidé mi contraseña' })).toHaveAttribute(
    'href',
    paths.forgotPassword(),
  )
  await fillLogin(page, user.email)
  await expect(page).toHaveURL(/\/user\/notices$/)
})

test('each role lands on its own first page, and never on another site', async ({ visit, world, market }) => {
  const professional = await market.professional()
  const user = await buildUser(world.ctx, { password: testPassword })
  const admin = await buildUser(world.ctx, { password: testPassword, role: 'admin' })
  const people = { professional: professional.user, user, admin }
  for (const role of ['professional', 'user', 'admin'] as const) {
    const page = await visit(null)
    await page.goto('/login?from=https://example.com/')
    await fillLogin(page, people[role].username)
    await expect.poll(() => pathOf(page)).toBe(landingByRole[role])
    // A page of another role is not accessible.
    await page.goto(role === 'admin' ? '/professional/portal' : '/admin')
    expect(pathOf(page)).toBe('/')
    await page.goto('/login')
    expect(pathOf(page)).toBe(landingByRole[role])
  }
})

test('logging out in one tab logs the others out', async ({ visit, world }) => {
  const user = await buildUser(world.ctx, { password: testPassword })
  const page = await visit(user.username)
  const other = await page.context().newPage()
  await page.goto('/user/requests')
  await other.goto('/user/notices')
  await other.getByRole('button', { name: /^Menú de/ }).click()
  await other.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
  await expect(other).toHaveURL(/\/login/)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Acceder / Registrarse' })).toBeVisible()
  expect((await page.request.get('/api/auth/profile')).status()).toBe(401)
})

test('a new account is made, logged in, and takes the request of its link along', async ({
  page,
  world,
  market,
}) => {
  const number = await world.nextNumber()
  const client = madeUpClient(number)
  const { requestId, trackingUrl } = await fileRequest(world, market, client)
  await page.goto(trackingUrl)
  await page.getByRole('link', { name: 'Crear una cuenta' }).first().click()
  await expect(page.getByLabel('Email')).toHaveValue(client.email)
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(testPassword)

  await test.step('an address that has an account leads to its login, and back to the request', async () => {
    const other = await buildUser(world.ctx, { password: testPassword })
    await page.getByLabel('Email').fill(other.email)
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
    const way = page.getByText('¿Esa cuenta es tuya?').getByRole('link', { name: 'Iniciá sesión' })
    await expect(way).toHaveAttribute('href', /^\/login\?from=%2Fseguimiento%2F/)
    await page.getByLabel('Email').fill(client.email)
    await expect(way).toBeHidden()
  })

  await test.step('a single tap is enough when leaving a field shows a fault', async () => {
    const password = page.getByRole('textbox', { name: 'Contraseña', exact: true })
    await password.fill('abc')
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: texts.passwordMin(limits.passwordMin) }),
    ).toBeFocused()
    await password.fill(testPassword)
  })

  await test.step('typed words stay without a connection', async () => {
    await page.route('**/api/auth/register', (route) => route.abort())
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
    await expect(page.getByText('Error al registrar el usuario')).toBeVisible()
    await page.unroute('**/api/auth/register')
    await expect(page.getByLabel('Email')).toHaveValue(client.email)
  })

  await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
  await expect.poll(() => pathOf(page)).not.toBe('/register')
  await page.goto('/user/requests')
  await expect(page.getByRole('main')).toContainText(`${market.rubro.name} en ${market.place.city}`)
  const serviceRequest = await world.ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })
  expect(serviceRequest.userId).not.toBeNull()
})

test('a login without scripts is a form that keeps everything but the password', async ({
  browser,
  contextOptions,
  extraHTTPHeaders,
  viewport,
  world,
}) => {
  const user = await buildUser(world.ctx, { password: testPassword })
  const context = await browser.newContext({
    ...contextOptions,
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
    viewport,
    baseURL: world.site.origin,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto('/user/notices')
  await fillLogin(page, user.username, 'no es esta')
  await expect(page.getByText(errors.invalid_credentials.text)).toBeVisible()
  await expect(page.getByLabel('Nombre de usuario o email')).toHaveValue(user.username)
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('')
  await fillLogin(page, user.username)
  await expect(page).toHaveURL(/\/user\/notices$/)

  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(`${world.site.origin}/`)
  await page.goto('/user/notices')
  await expect(page).toHaveURL(/\/login\?/)

  await test.step('parts that need scripts say so, and show no dead controls', async () => {
    for (const path of ['/service-request', '/register', '/arrepentimiento', '/baja']) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByText(/hace falta JavaScript/)).toBeVisible()
      await expect(main.getByRole('link', { name: /@/ })).toBeVisible()
      await expect(main.getByRole('textbox')).toHaveCount(0)
      await expect(main.getByRole('button')).toHaveCount(0)
    }
  })
  await context.close()
})
