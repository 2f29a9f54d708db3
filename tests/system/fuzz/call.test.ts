import type { Endpoint } from '@oficio/contracts/endpoint'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { AppError } from '@oficio/contracts/errors'
import { restoreRubros } from '@oficio/domain/testing/restore-rubros'
import { createTestContext } from '@oficio/domain/testing/test-context'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { parseInput, readQuery } from '../../../apps/web/src/server/calls/parse-input'
import { type Call, callsOf } from './call'
import { fixedSeed } from './run-fuzz'
import { asText, queryOf } from './send'
import { buildSubjects } from './subjects'

const inputsEach = 40
/** More than the fuzz drill requires, because some of its calls come from callers who are refused. */
const minAcceptedShare = 0.4

it('generates inputs for every endpoint that its contract accepts often enough', async () => {
  const ctx = await createTestContext()
  onTestFinished(await restoreRubros(ctx.db))
  const subjects = await buildSubjects({ ctx }, { usesEach: 1 })
  const tooFew: string[] = []
  for (const endpoint of allEndpoints) {
    const fieldValues = subjects.fieldValuesOf(endpoint)
    const arbitrary = callsOf(endpoint, { fieldValues, callers: [{}], photo: new Uint8Array(9) })
    const calls = fc.sample(arbitrary, { seed: fixedSeed, numRuns: inputsEach }).filter(isJson)
    const acceptedCalls = calls.filter((call) => isAccepted(endpoint, call))
    if (acceptedCalls.length < minAcceptedShare * calls.length)
      tooFew.push(`${endpoint.name}: ${acceptedCalls.length} of ${calls.length}`)
  }
  expect(tooFew).toEqual([])
})

/** Forms with files are left to the drill, because only a server can parse them. */
const isJson = ({ body }: Call): boolean => body === null || typeof body === 'string'

function isAccepted(endpoint: Endpoint, { params, query, body, contentType }: Call): boolean {
  if (body !== null && contentType !== 'application/json') return false
  try {
    const sentParams = Object.entries(Object(params)).map(([name, value]) => [
      name,
      decodeURIComponent(asText(value)),
    ])
    parseInput(endpoint, {
      headers: new Headers(),
      params: Object.fromEntries(sentParams),
      query: readQuery(`http://localhost/?${queryOf(query)}`),
      body: typeof body === 'string' && !endpoint.ignoresBody ? JSON.parse(body) : {},
    })
    return true
  } catch (error) {
    if (error instanceof AppError || error instanceof SyntaxError) return false
    throw error
  }
}
