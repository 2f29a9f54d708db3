import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { addDays } from '@oficio/domain/kernel/time/days'
import { expect } from '@playwright/test'
import { long, phone, test } from './support/fixtures'
import { phonePhoto } from './support/pictures'

test.use(phone)

test(
  'a professional completes their profile, two tabs overwrite nothing unseen, and clients read it at once',
  long,
  async ({ visit, market }) => {
    const professional = await market.professional({ description: 'Trabajo prolijo.' })
    const other = await market.professional()
    const page = await visit(professional.user.username)
    const publicPath = profilePath({ ...professional.user, ...professional })
    const words = page.getByLabel('Contá qué hacés')
    const save = page.getByRole('button', { name: 'Guardar mi perfil' })

    await test.step('is reached from the account, and says what brings most next', async () => {
      await page.goto(publicPath)
      await expect(page.getByText('Trabajo prolijo.')).toBeVisible()
      await page.goto(paths.professionalAccount())
      await page.getByRole('link', { name: /^Mi perfil público/ }).click()
      const missing = page.getByRole('region', { name: 'Lo que falta' })
      await expect(missing.getByRole('link').first()).toHaveText('Subí tu foto')
      await expect(missing.getByRole('link').last()).toHaveText('Contá un poco más')
    })

    await test.step('a phone of another account is refused at its field, and all typed words stay', async () => {
      await words.fill('Arreglo cañerías de gas y de agua, con matrícula y garantía escrita. '.repeat(3))
      await page.getByLabel('Teléfono', { exact: true }).fill(other.phone)
      await save.click()
      await expect(page.getByRole('alert').first()).toContainText('Ya hay un profesional con ese teléfono')
      await expect(words).toHaveValue(/garantía escrita/)
      await page.getByLabel('Teléfono', { exact: true }).fill(professional.phone)
    })

    await test.step('the profile is complete with a photo, and clients read it at once', async () => {
      await page.getByLabel('Elegir una foto').setInputFiles([await phonePhoto('yo.jpg', 'teal')])
      await expect(page.getByText(/: subida$/)).toHaveCount(1)
      await save.click()
      await expect(page.getByText('Tu perfil está completo')).toBeVisible()
      await page.getByRole('link', { name: 'Ver mi página pública' }).click()
      await expect(page.getByText(/garantía escrita/)).toBeVisible()
      await expect(page.locator('img[src^="/api/portraits/"]').first()).toBeVisible()
    })

    await test.step('the later of two tabs sees the conflict, and may save its words all the same', async () => {
      await page.goto(paths.professionalProfile())
      const later = await page.context().newPage()
      await later.goto(paths.professionalProfile())
      await page.getByLabel('Nombre de tu empresa o negocio').fill('La primera')
      await save.click()
      await expect(page.getByText('La primera')).toBeVisible()
      await later.getByLabel('Nombre de tu empresa o negocio').fill('La segunda')
      await later.getByRole('button', { name: 'Guardar mi perfil' }).click()
      await expect(later.getByText(/Tu perfil cambió mientras lo editabas/)).toBeVisible()
      await later.getByRole('button', { name: 'Guardar lo mío igual' }).click()
      await expect(later.getByText('La segunda')).toBeVisible()
      await expect(later.getByText(/Tu perfil cambió mientras lo editabas/)).toHaveCount(0)
    })
  },
)

test(
  'words typed in one part of the profile survive the saving of another, and are not left without a question',
  long,
  async ({ visit, market }) => {
    const professional = await market.professional({ description: 'Trabajo prolijo.' })
    const page = await visit(professional.user.username)
    const words = page.getByLabel('Contá qué hacés')
    const unsaved = page.getByText('Cambios sin guardar')
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
    await page.goto(paths.professionalProfile())
    await expect(page.getByRole('button', { name: 'Guardar mi perfil' })).toBeEnabled()
    await expect(unsaved).toHaveCount(0)

    await test.step('each part says what is not saved of it, and saving one leaves the other alone', async () => {
      await words.fill('Cañerías de gas, con matrícula.')
      await expect(unsaved).toHaveCount(1)
      await page.getByLabel('Mostrar mis horarios').click()
      await expect(unsaved).toHaveCount(2)
      await page.getByRole('button', { name: 'Guardar mis horarios' }).click()
      await expect(page.getByText('Guardamos tus horarios')).toBeVisible()
      await expect(unsaved).toHaveCount(1)
      await expect(words).toHaveValue('Cañerías de gas, con matrícula.')
    })

    await test.step('a link asks first; who stays finds everything, and typing it back leaves nothing to ask', async () => {
      const rubrosLink = page.getByRole('link', { name: 'Cambiar mis rubros' })
      await rubrosLink.click()
      await expect(question).toBeVisible()
      await question.getByRole('button', { name: 'Seguir acá' }).click()
      await expect(words).toHaveValue('Cañerías de gas, con matrícula.')
      await words.fill('Trabajo prolijo.')
      await expect(unsaved).toHaveCount(0)
      await words.fill('Otra cosa.')
      await rubrosLink.click()
      await question.getByRole('button', { name: 'Salir sin guardar' }).click()
      await expect(page).toHaveURL((url) => url.pathname === paths.serviceSelection())
      await page.getByRole('combobox', { name: 'Agregar un rubro' }).click()
      await page.getByRole('option').first().click()
      await expect(unsaved).toHaveCount(1)
      await page.getByRole('button', { name: 'Descartar los cambios' }).click()
      await expect(unsaved).toHaveCount(0)
    })

    await test.step('the browser asks before the page is closed, and not once it is saved', async () => {
      await page.goto(paths.professionalProfile())
      await words.fill('Cañerías de gas, con matrícula.')
      await expect(unsaved).toHaveCount(1)
      const dialogOpening = page.waitForEvent('dialog')
      const closing = page.close({ runBeforeUnload: true })
      const dialog = await dialogOpening
      expect(dialog.type()).toBe('beforeunload')
      await dialog.dismiss()
      await closing
      await page.getByRole('button', { name: 'Guardar mi perfil' }).click()
      await expect(page.getByText('Guardamos tu perfil')).toBeVisible()
      await expect(unsaved).toHaveCount(0)
    })
  },
)

test(
  'a professional is away until a day, reads so in the portal, and may be back earlier',
  long,
  async ({ visit, market, world }) => {
    const professional = await market.professional()
    const page = await visit(professional.user.username)
    const stranger = await visit(null)
    const publicPath = profilePath({ ...professional.user, ...professional })
    const leave = page.getByRole('button', { name: 'Tomarme un descanso' })

    await test.step('the date is required, and its absence is shown at its field', async () => {
      await stranger.goto(publicPath)
      await expect(stranger.getByText('Sin lugar por ahora')).toHaveCount(0)
      await page.goto(paths.portal())
      await leave.click()
      await page.getByRole('button', { name: 'Dejar de recibir' }).click()
      await expect(page.getByText(/Elegí una fecha que todavía no llegó/)).toBeVisible()
      await page.getByLabel('Vuelvo el').fill(calendarDay(addDays(world.ctx.clock.now(), 5)))
      await page.getByRole('button', { name: 'Dejar de recibir' }).click()
    })

    await test.step('the portal says until when, and clients that there is no room, but not until when', async () => {
      await expect(page.getByText(/No estás recibiendo solicitudes hasta el/)).toBeVisible()
      await stranger.goto(publicPath)
      await expect(stranger.getByText('Sin lugar por ahora')).toBeVisible()
      await expect(stranger.getByText(/hasta el/)).toHaveCount(0)
    })

    await test.step('a tap ends the pause before that day', async () => {
      await page.getByRole('button', { name: 'Volver a recibir ahora' }).click()
      await expect(leave).toBeVisible()
      await stranger.reload()
      await expect(stranger.getByText('Sin lugar por ahora')).toHaveCount(0)
    })
  },
)
