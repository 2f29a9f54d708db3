import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { openWorld, type World } from '../journeys/support/world'
import { runFuzz } from './fuzz/run-fuzz'

/**
 * Some inputs reach every endpoint's use-case. Always the same ones: `npm run drill -- fuzz` tries others each time, and
 * OFICIO_FUZZ_SEED replays here those that found something.
 */
const seed = Number(process.env.OFICIO_FUZZ_SEED ?? 20_261_121)

let world: World
test.beforeAll(async () => {
  world = await openWorld('openSite')
})
test.afterAll(() => world.close())

// The short form of `npm run drill -- fuzz`, which also asks for more inputs that get past the door.
test('generated inputs for every endpoint are answered, and refused in our own words', async () => {
  test.slow()
  const { endpoints, faults } = await runFuzz(world, [{ seed, inputsEach: 1, inputsAtMost: 12 }])
  expect(faults).toEqual([])
  const tooFew = endpoints.filter(({ reached }) => reached === 0)
  expect(tooFew, 'too few inputs reach the use-case').toEqual([])
})
