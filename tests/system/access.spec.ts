import { landingByRole, paths } from '@oficio/contracts/paths'
import { expect } from '@playwright/test'
import { logIn, test } from '../journeys/support/fixtures'
import { openWorld } from '../journeys/support/world'
import { callers, isWalked, pagesOf, roleOf } from './page-addresses'
import { buildScene } from './scene'

// tests/access checks access to the API without a server. This test checks the pages, as the server sends them.
test('every page lets in whom the table of pages names, and leads everybody else away', async ({
  playwright,
}) => {
  const world = await openWorld('openSite')
  const scene = await buildScene(world)
  const pages = pagesOf(scene)
  expect(pages.length).toBeGreaterThan(10)
  for (const caller of callers) {
    const request = await playwright.request.newContext({ baseURL: world.site.origin })
    const username = scene.usernames[caller]
    const role = roleOf(caller)
    if (username) await logIn(request, username)
    // pages.spec walks these pages and so already shows that the user has access.
    for (const { address, isFor, isOfOther, isPublic, isCached } of pages.filter(
      (page) => !isWalked(page, caller),
    )) {
      const isForeignRecord =
        isOfOther(caller) ||
        (caller === 'another professional' && /^\/professional\/(requests|payments)\//.test(address))
      // A page without a record is the same for a second user of the same role.
      if (caller.startsWith('another') && !isForeignRecord) continue
      // A cached page is the same for all signed-in users, so only an admin requests it.
      if (isCached && isFor(caller) && role !== null && role !== 'admin') continue
      const answer = await request.get(address, { maxRedirects: 0 })
      const location = answer.headers().location?.replace(world.site.origin, '')
      const outcome = `${caller} at ${address}: ${answer.status()} ${location ?? ''}`.trim()
      if (isForeignRecord) expect(outcome).toBe(`${caller} at ${address}: 404`)
      else if (isFor(caller)) {
        expect(outcome).toBe(`${caller} at ${address}: 200`)
        // The page has content, and not only its frame.
        const headings = (await answer.text()).split('<h1').length - 1
        expect(`${outcome}, headings: ${headings}`).toBe(`${outcome}, headings: 1`)
      } else if (role === null) expect(outcome).toBe(`${caller} at ${address}: 307 ${paths.login(address)}`)
      else
        expect(outcome).toBe(`${caller} at ${address}: 307 ${isPublic ? landingByRole[role] : paths.home()}`)
    }
    await request.dispose()
  }
  await world.close()
})
