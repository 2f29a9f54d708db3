import { mailSignatureHeaders, receiveMailEventsEndpoint } from '@oficio/contracts/kernel/mail-events'
import { paths } from '@oficio/contracts/paths'
import { requestPasswordReset } from '@oficio/domain/accounts/recovery/request-password-reset'
import { visitor } from '@oficio/domain/kernel/actor'
import { signMailEvents } from '@oficio/domain/kernel/mail/events/require-mail-signature'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { long, phone, test } from '../support/fixtures'
import { linkIn } from '../support/mailbox'
import { testPassword } from '../support/market'

test.use(phone)

test(
  'an account with an unreachable mail reads that, and repairs it by confirming the address again',
  long,
  async ({ visit, connect, mailbox, world: { ctx } }) => {
    const { email, username } = await buildUser(ctx, { password: testPassword })
    const admin = await buildUser(ctx, { role: 'admin', password: testPassword })
    const page = await visit(username)
    const provider = await connect(null)

    await test.step('the provider tells of a mail that came back', async () => {
      await requestPasswordReset(ctx, visitor(), { email })
      const { messageId } = await mailbox.wait(email, /contraseña/i)
      const at = new Date().toISOString()
      const body = JSON.stringify({
        events: [{ id: `bounce-${email}`, type: 'hard_bounce', email, messageId, at }],
      })
      const timestamp = String(Math.floor(Date.now() / 1000))
      const tell = (signature: string) =>
        provider.post(`/api${receiveMailEventsEndpoint.path}`, {
          data: body,
          headers: {
            'content-type': 'application/json',
            [mailSignatureHeaders.timestamp]: timestamp,
            [mailSignatureHeaders.signature]: signature,
          },
        })
      expect((await tell('sha256=00')).status()).toBe(401)
      const answer = await tell(signMailEvents(ctx.mailWebhookSecret ?? '', timestamp, body))
      expect(await answer.json()).toEqual({ noted: 1, repeated: 0, skipped: [] })
    })

    await test.step('an admin sees it', async () => {
      const panel = await visit(admin.username)
      await panel.goto(`${paths.adminUsers()}?buscar=${encodeURIComponent(email)}`)
      await expect(panel.getByText('Los emails vuelven').first()).toBeVisible()
    })

    await test.step('every page of the account says so, and leads to where it is mended', async () => {
      await page.goto(paths.userRequests())
      await expect(page.getByText(`No podemos escribirte a ${email}.`)).toBeVisible()
      await page.getByRole('link', { name: 'Arreglarlo' }).click()
      await page.getByRole('button', { name: 'Confirmarla' }).click()
      await page.goto(linkIn(await mailbox.wait(email, /confirm/i), '/confirm-email/'))
      await page.getByRole('button', { name: /Confirmar/ }).click()
      await expect(page.getByText('Tu email quedó confirmado', { exact: true })).toBeVisible()
      await page.goto(paths.userRequests())
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('No podemos escribirte a')).toBeHidden()
    })
  },
)
