import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = spawnSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter(Boolean)
/** Whether vitest.config.ts or tests/playwright.config.ts makes its runner find the file. */
const isFoundByRunner = (file: string): boolean =>
  /^(?:packages|apps|prisma|tests)\/(?!journeys\/).+\.test\.tsx?$/.test(file) ||
  /^tests\/(?:drills|journeys|system)\/.+\.spec\.ts$/.test(file)
const switchedOff = /\b(?:it|test|describe|longIt)(?:\.\w+)*\.(?:only|skip|todo|fixme|fails?|skipIf|runIf)\b/g
/** Not every machine has nginx. The drill `front-cache` requires it. */
const runsWhereProgramExists = ['tests/front-cache/headers.test.ts']

it('every test file is found by a runner', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => !isFoundByRunner(file))).toEqual([])
})

it('no test is switched off', () => {
  const strayTests = files
    .filter((file) => !runsWhereProgramExists.includes(file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(switchedOff) ?? []).map((words) => `${file}: ${words}`),
    )
  expect(strayTests).toEqual([])
})
