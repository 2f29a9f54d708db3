import { expect } from '@playwright/test'
import { long, test } from '../journeys/support/fixtures'
import { openWorld, type World } from '../journeys/support/world'
import { fixedSeed, runFuzz } from './fuzz/run-fuzz'

let world: World
test.beforeAll(async () => {
  world = await openWorld('openSite')
})
test.afterAll(() => world.close())

// The short form of `npm run drill -- fuzz`, which uses other inputs each time and requires more of them to reach the
// use-case.
test('generated inputs for every endpoint are answered, and refused in our own words', long, async () => {
  test.slow()
  const { endpoints, faults } = await runFuzz(world, [{ seed: fixedSeed, inputsEach: 1, inputsAtMost: 12 }])
  expect(faults).toEqual([])
  const tooFew = endpoints.filter(({ outcome }) => outcome === 0)
  expect(tooFew, 'too few inputs reach the use-case').toEqual([])
})
