import { paths } from '@oficio/contracts/paths'
import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { buildScene } from './page-addresses'

test("the form's page is one for everybody and for all of its addresses, and asks the server for nothing", async ({
  connect,
  world,
}) => {
  const { usernames } = await buildScene(world)
  const stranger = await connect(null)
  const user = await connect(usernames.user)
  const first = await stranger.get(paths.serviceRequestForm())
  const page = await first.text()
  const addresses = [
    paths.serviceRequestForm(),
    paths.serviceRequestForm(3),
    paths.urgentRequestForm(),
    `${paths.urgentRequestForm()}&payment_id=123&preference_id=x`,
  ]
  for (const visitor of [stranger, user]) {
    for (const address of addresses) {
      const answer = await visitor.get(address)
      expect(await answer.text(), address).toBe(page)
      const headers = answer.headers()
      expect(headers['x-nextjs-cache']).toBe('HIT')
      expect(headers['set-cookie']).toBeUndefined()
      // A nonce in a page that is kept would block all of its scripts.
      expect(headers['content-security-policy']).not.toContain('nonce-')
    }
  }
})
