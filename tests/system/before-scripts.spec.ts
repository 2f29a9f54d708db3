import { expect } from '@playwright/test'
import { phone, test } from '../journeys/support/fixtures'
import { buildScene, pagesOf, type Who } from './page-addresses'

test.use(phone)

test('before the scripts of a page are there, no form that needs them takes anything', async ({
  visit,
  world,
}) => {
  const scene = await buildScene(world)
  const callers: readonly Who[] = ['anonymous', 'user', 'professional', 'admin']
  const alive: string[] = []
  let forms = 0
  for (const who of callers) {
    const page = await visit(scene.usernames[who])
    // Those that never come tell the same as those that come late, without a race.
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    for (const { address, isFor, isPublic } of pagesOf(scene)) {
      if (!isFor(who) || (isPublic && who !== 'anonymous')) continue
      await page.goto(address)
      const ofScripts = page.locator('form:not([action])')
      forms += await ofScripts.count()
      const takers = await ofScripts.evaluateAll((all) =>
        all.filter((form) => !form.closest('[inert]')).map((form) => form.outerHTML.slice(0, 80)),
      )
      alive.push(...takers.map((form) => `${who} at ${address}: ${form}`))
    }
  }
  expect(alive).toEqual([])
  expect(forms).toBeGreaterThan(3)
})
