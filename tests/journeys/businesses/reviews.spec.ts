import { paths } from '@oficio/contracts/paths'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { businessTab } from '../support/business-tab'
import { long, phone, test } from '../support/fixtures'
import { testPassword } from '../support/market'

test.use(phone)

test(
  'an account with an unconfirmed mail reads how to confirm it',
  long,
  async ({ visit, world, mailbox }) => {
    const { ctx } = world
    const business = await buildBusiness(ctx)
    const guest = await buildUser(ctx, { password: testPassword, emailVerifiedAt: null })
    const page = await visit(guest.username)
    await page.goto(paths.business(business.slug))
    await businessTab(page, 'Reseñas').click()
    await expect(page.getByText('Confirmá tu email para dejar una reseña')).toBeVisible()
    await page.getByRole('button', { name: 'Mandar otro enlace' }).click()
    await mailbox.wait(guest.email, /[Cc]onfirmá/)
  },
)
