import { errors } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { optOutUrl } from '@oficio/domain/kernel/mail/opt-out-link'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { focusOn, long, phone, test } from '../support/fixtures'
import { testPassword } from '../support/market'

test.use(phone)

test(
  'a link in a mail switches such mails off and on again, for a person by a button and for a mail program at once',
  long,
  async ({ page, visit, connect, world: { ctx } }) => {
    const { id, email } = await buildUser(ctx, { password: testPassword })
    const linkFor = (group: 'reminders' | 'request-news' | 'contact-opened') =>
      optOutUrl(ctx, { id, email, group })
    const muted = async () => (await ctx.db.user.findUniqueOrThrow({ where: { id } })).mutedMails.sort()

    await page.goto(linkFor('reminders'))
    await expect(page.getByText(email)).toHaveCount(0)
    expect(await muted()).toEqual([])
    await page.getByRole('button', { name: 'No recibirlos más' }).click()
    await expect(page.getByText('Listo, no te los mandamos más')).toBeVisible()

    const plain = await visit(null, { javaScriptEnabled: false })
    await plain.goto(linkFor('request-news'))
    for (const _again of [1, 2]) {
      await plain.getByRole('button', { name: 'No recibirlos más' }).click()
      await expect(plain.getByText('Listo, no te los mandamos más')).toBeVisible()
      expect(await muted()).toEqual(['reminders', 'request-news'])
      await plain.getByRole('button', { name: 'Volver a recibirlos' }).click()
      await expect(plain.getByText('Listo, te los mandamos de nuevo')).toBeVisible()
      expect(await muted()).toEqual(['reminders'])
    }

    const program = await connect(null)
    const form = { 'List-Unsubscribe': 'One-Click' }
    for (const origin of ['null', 'https://correo.example', null])
      expect(
        (await program.post(linkFor('contact-opened'), { form, headers: origin ? { origin } : {} })).status(),
      ).toBe(200)
    expect(await muted()).toEqual(['contact-opened', 'reminders'])

    const forged = `${linkFor('reminders').slice(0, -4)}AAAA`
    expect((await program.post(forged, { form })).status()).toBe(404)
    await page.goto(forged)
    await expect(page.getByText(errors.opt_out_invalid.text)).toBeVisible()
  },
)

test(
  'a user chooses notices by keyboard, and the choice stays when saving fails',
  long,
  async ({ visit, world: { ctx } }) => {
    const { id, username } = await buildUser(ctx, { password: testPassword, mutedMails: ['reminders'] })
    const page = await visit(username)
    await page.goto(paths.noticeChoices())
    const box = (group: string, channel: string) =>
      page.getByRole('group', { name: group }).getByRole('checkbox', { name: channel })
    await expect(box('Recordatorios', 'Email')).not.toBeChecked()
    await expect(box('Pagos y suscripciones', 'Email')).toHaveCount(0)

    await focusOn(box('Reseñas', 'Email'))
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByText('Cambios sin guardar')).toBeVisible()
    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Lo que elegiste sigue acá.')).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Guardar mis avisos' }).click()
    await expect(page.getByText('Guardamos qué avisos querés.')).toBeVisible()
    await expect(page.getByText('Cambios sin guardar')).toHaveCount(0)
    expect(await ctx.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      mutedMails: expect.arrayContaining(['reminders', 'reviews']),
      mutedNotices: ['reviews'],
    })
    await page.reload()
    await expect(box('Reseñas', 'En el sitio')).not.toBeChecked()
  },
)
