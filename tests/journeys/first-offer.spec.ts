import { profilePath } from '@oficio/contracts/search/public-profile'
import { expect } from '@playwright/test'
import { phone, smallPhone, test } from './support/fixtures'

test.use({ ...phone, viewport: smallPhone })

test('whoever asks a professional from their page is told who is asked first, and may have everybody told at once', async ({
  page,
  market,
}) => {
  const { id, user } = await market.professional()
  await page.goto(profilePath({ ...user, id, companyName: null }))
  await page.getByRole('link', { name: 'Pedir presupuesto' }).click()
  await expect(page.getByText(`Se la ofrecemos primero a ${user.firstName}`)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).not.toHaveValue('')
  // Against the width that was set: a phone's browser widens its own idea of the window to whatever sticks out.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(smallPhone.width)
  await page.getByRole('button', { name: 'Que les llegue a todos a la vez' }).click()
  await expect(page.getByText('Se la ofrecemos primero')).toHaveCount(0)
})
