import { paths } from '@oficio/contracts/paths'
import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { patient } from '../pace'
import { buildScene } from './scene'

test("the form's page is one for everybody and for all of its addresses, and asks the server for nothing", async ({
  connect,
  world,
}) => {
  const { usernames } = await buildScene(world)
  const stranger = await connect(null)
  const user = await connect(usernames.user)
  const addresses = [
    paths.serviceRequestForm(),
    paths.serviceRequestForm(3),
    paths.urgentRequestForm(),
    `${paths.urgentRequestForm()}&payment_id=123&preference_id=x`,
  ]
  // Retries, because another test's change of a setting may purge the page meanwhile.
  await expect(async () => {
    const page = await (await stranger.get(paths.serviceRequestForm())).text()
    for (const visitor of [stranger, user]) {
      for (const address of addresses) {
        const answer = await visitor.get(address)
        const headers = answer.headers()
        expect(headers.age).toBeDefined()
        expect(await answer.text(), address).toBe(page)
        expect(headers['set-cookie']).toBeUndefined()
        // A nonce in a cached page would block all of its scripts.
        expect(headers['content-security-policy']).not.toContain('nonce-')
      }
    }
  }).toPass({ timeout: patient(20_000) })
})
