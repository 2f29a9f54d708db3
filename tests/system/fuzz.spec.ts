import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { openWorld, type World } from '../journeys/support/world'
import { runFuzz } from './fuzz/run-fuzz'

/** Always the same inputs, some of which reach every endpoint's use-case. */
const fixed = { seed: 20_261_121, inputsEach: 1, inputsAtMost: 12 }
/** Others each time; OFICIO_FUZZ_SEED replays those that found something. */
const others = {
  seed: Number(process.env.OFICIO_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31)),
  inputsEach: 1,
}

let world: World
test.beforeAll(async () => {
  world = await openWorld('openSite')
})
test.afterAll(() => world.close())

// The short form of `npm run drill -- fuzz`, which also asks for more inputs that get past the door.
test('generated inputs for every endpoint are answered, and refused in our own words', async () => {
  test.slow()
  const { endpoints, faults } = await runFuzz(world, [fixed, others])
  expect(faults, `with the seed ${others.seed}`).toEqual([])
  const tooFew = endpoints.filter(({ reached }) => reached === 0)
  expect(tooFew, 'too few inputs reach the use-case').toEqual([])
})
