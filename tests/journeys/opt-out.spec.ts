import { errors } from '@oficio/contracts/errors'
import { optOutUrl } from '@oficio/domain/kernel/mail/opt-out-link'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { phone, test } from './support/fixtures'
import { testPassword } from './support/market'

test.use(phone)

test('a link in a mail switches such mails off, for a person by a button and for a mail program at once', async ({
  page,
  visit,
  connect,
  world: { ctx },
}) => {
  const { id: userId, email } = await buildUser(ctx, { password: testPassword })
  const linkFor = (group: 'reminders' | 'request-news' | 'contact-opened') =>
    optOutUrl(ctx, { userId, email, group })
  const muted = async () => (await ctx.db.user.findUniqueOrThrow({ where: { id: userId } })).mutedMails.sort()

  await page.goto(linkFor('reminders'))
  expect(await muted()).toEqual([])
  await page.getByRole('button', { name: 'No recibirlos más' }).click()
  await expect(page.getByText('Listo, no te los mandamos más')).toBeVisible()

  const plain = await visit(null, { javaScriptEnabled: false })
  await plain.goto(linkFor('request-news'))
  await plain.getByRole('button', { name: 'No recibirlos más' }).click()
  await expect(plain.getByText('Listo, no te los mandamos más')).toBeVisible()

  const program = await connect(null)
  const form = { 'List-Unsubscribe': 'One-Click' }
  for (const _again of [1, 2])
    expect((await program.post(linkFor('contact-opened'), { form })).status()).toBe(200)
  expect(await muted()).toEqual(['contact-opened', 'reminders', 'request-news'])

  const forged = `${linkFor('reminders').slice(0, -4)}AAAA`
  expect((await program.post(forged, { form })).status()).toBe(404)
  await page.goto(forged)
  await expect(page.getByText(errors.opt_out_invalid.text)).toBeVisible()
})
