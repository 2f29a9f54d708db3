import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { personOf } from '@oficio/domain/testing/builders/person'
import { expect } from '@playwright/test'
import { long, phone, test } from '../support/fixtures'
import { codeIn } from '../support/mailbox'
import { testPassword } from '../support/market'

test.use(phone)

test(
  "the reader of a business's mailbox claims its page by keyboard on a phone, and by a confirmed mail without a code",
  long,
  async ({ page, visit, world: { ctx }, mailbox }) => {
    const user = await buildUser(ctx, { password: testPassword })
    const { email } = personOf(ctx.ids.next())
    const { slug, name, id } = await buildBusiness(ctx, { userId: null, email })

    await test.step('the page leads over the login to the question', async () => {
      await page.goto(paths.business(slug))
      await page.getByRole('link', { name: 'Reclamar esta página' }).click()
      await page.getByLabel('Nombre de usuario o email').fill(user.username)
      await page.getByRole('textbox', { name: 'Contraseña' }).fill(testPassword)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`¿${name} es tuyo?`)
    })

    await test.step('another code is mailed only after a while, as the page says', async () => {
      // The form is inert until its script has loaded, and then ignores every key.
      await expect(page.locator('form[aria-busy]')).toHaveCount(0)
      await page.getByRole('button', { name: 'Mandar el código' }).press('Enter')
      await page.getByRole('button', { name: /^No me llegó/ }).press('Enter')
      await expect(page.getByText(/puede tardar en llegar.* Podés probar de nuevo en \d+ /)).toBeVisible()
    })

    await test.step('the code of the mail gives the page, with its desk', async () => {
      const code = codeIn(await mailbox.wait(email, /código para reclamar/), limits.pageCodeDigits)
      await page.getByLabel('Código').fill(code)
      await expect(page).toHaveURL(new RegExp(`${paths.userBusiness(id)}$`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await expect
        .poll(async () => (await page.request.get(paths.business(slug))).text())
        .not.toContain('Reclamar')
    })

    await test.step('an account with that confirmed mailbox needs no code', async () => {
      const own = await buildBusiness(ctx, { userId: null, email: user.email })
      const owner = await visit(user.username)
      await owner.goto(paths.claimBusiness(own.id))
      await owner.getByRole('button', { name: 'Reclamar la página' }).click()
      await expect(owner).toHaveURL(new RegExp(`${paths.userBusiness(own.id)}$`))
    })
  },
)
