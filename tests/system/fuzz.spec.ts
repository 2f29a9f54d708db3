import { expect, test } from '@playwright/test'
import { openWorld, type World } from '../journeys/support/world'
import { runFuzz } from './fuzz/run-fuzz'

const inputsEach = 20
/** Another one each time; OFICIO_FUZZ_SEED replays one that found something. */
const otherSeed = Number(process.env.OFICIO_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
const seeds = [20_261_121, otherSeed]

let world: World
test.beforeAll(async () => {
  world = await openWorld('openSite')
})
test.afterAll(() => world.close())

// The short form of `npm run drill -- fuzz`, which also asks for more inputs that get past the door.
test(`${inputsEach} generated inputs per endpoint are answered, and refused in our own words`, async () => {
  test.slow()
  const { endpoints, faults } = await runFuzz(world, { inputsEach, seeds })
  expect(faults, `with the seed ${otherSeed}`).toEqual([])
  const tooFew = endpoints.filter(({ reached }) => reached === 0)
  expect(tooFew, 'too few inputs reach the use-case').toEqual([])
})
