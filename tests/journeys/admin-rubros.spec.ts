import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { long, test } from './support/fixtures'
import { testPassword } from './support/market'

test(
  'an admin adds a rubro that is offered at once, renames it and retires it; a second admin on the same page sees the conflict',
  long,
  async ({ page, world, visit }) => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () =>
        visit((await buildUser(world.ctx, { role: 'admin', password: testPassword })).username),
      ),
    )
    if (!first || !second) throw new Error('nobody is on duty')
    const name = `Domótica ${await world.nextNumber()}`
    const offeredRubros = () => page.getByRole('main').getByRole('listitem')

    await test.step('a name that another one has is refused beside the field, and nothing typed is lost', async () => {
      await first.goto('/admin/rubros/new')
      await first.getByLabel('Nombre', { exact: true }).fill('plomeria')
      await first.getByLabel('Quien lo hace').fill('domótico/a')
      await first.getByLabel('Quienes lo hacen').fill('domóticos')
      await first.getByLabel('Descripción').fill('Casas inteligentes. Contá qué querés manejar.')
      await first.getByLabel('Otras palabras').fill('casa inteligente, alarmas por celular')
      await first.getByRole('button', { name: 'Agregar el rubro' }).click()
      await expect(first.getByRole('link', { name: 'Ya hay un rubro «Plomería».' })).toBeVisible()
      await expect(first.getByLabel('Descripción')).toHaveValue(/^Casas inteligentes/)
    })

    await test.step('added, it is in the list and offered to clients at once', async () => {
      await first.getByLabel('Nombre', { exact: true }).fill(name)
      await first.getByRole('button', { name: 'Agregar el rubro' }).click()
      await expect(first).toHaveURL(/\/admin\/rubros$/)
      await expect(async () => {
        await page.goto('/profesionales')
        await expect(offeredRubros().filter({ hasText: name })).toHaveCount(1)
      }).toPass()
    })

    await test.step("the second of two admins reads the first one's change and keeps their own words", async () => {
      await first.getByLabel('Buscar').fill(name)
      await first.getByRole('button', { name: 'Buscar' }).click()
      await first.getByRole('link', { name }).click()
      await expect(first.getByRole('heading', { level: 1, name })).toBeVisible()
      await second.goto(first.url())
      await first.getByLabel('Nombre', { exact: true }).fill(`${name} bis`)
      await first.getByText('Elegir otro').click()
      await first.getByTitle('Electricidad', { exact: true }).click()
      await first.getByRole('button', { name: 'Guardar los cambios' }).click()
      await expect(first).toHaveURL(/\/admin\/rubros$/)
      await second.getByLabel('Nombre', { exact: true }).fill('Casas que andan solas')
      await second.getByRole('button', { name: 'Guardar los cambios' }).click()
      await expect(second.getByText('Otra persona del equipo cambió este rubro')).toBeVisible()
      await expect(second.getByText(`Alguien del equipo puso mientras tanto: «${name} bis».`)).toBeVisible()
      await expect(second.getByLabel('Nombre', { exact: true })).toHaveValue('Casas que andan solas')
      await expect(second.getByText('puso mientras tanto el de «Electricidad».')).toBeVisible()
      // Fields that this admin did not touch have the other admin's values.
      await second.getByText('Elegir otro').click()
      await expect(second.getByRole('radio', { name: 'Electricidad', exact: true })).toBeChecked()
    })

    await test.step('out of use it says what goes on, asks why, and is offered no more', async () => {
      await second.getByRole('button', { name: 'Sacar de uso' }).click()
      const dialog = second.getByRole('dialog')
      await expect(dialog).toContainText('0 profesionales aprobados y 0 solicitudes en curso')
      await dialog.getByLabel('Motivo').fill('Casi nadie lo pide.')
      await dialog.getByRole('button', { name: 'Sacar de uso' }).click()
      await expect(dialog).toBeHidden()
      await expect(second.getByRole('button', { name: 'Volver a ofrecerlo' })).toBeVisible()
      await expect(second.getByText('Casi nadie lo pide.')).toBeVisible()
      await expect(async () => {
        await page.goto('/profesionales')
        await expect(offeredRubros()).not.toHaveCount(0)
        await expect(offeredRubros().filter({ hasText: name })).toHaveCount(0)
      }).toPass()
    })
  },
)
