import { allEndpoints } from '@oficio/contracts/endpoints'
import { tags } from '@oficio/contracts/tags'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { describedApi } from './described-api'

it('the description of the API leaves nothing to warn of for tools that read it', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'info-contact': 'error',
      'no-invalid-schema-examples': 'error',
      'no-schema-type-mismatch': 'error',
      'operation-description': 'error',
      'operation-tag-defined': 'error',
      'tag-description': 'error',
      // The API has no licence. The router prefers a fixed word in an address to an id. The site of a test has no real
      // name.
      'info-license': 'off',
      'no-ambiguous-paths': 'off',
      'no-server-example.com': 'off',
    },
  })
  const problems = await lintFromString({ source: JSON.stringify(describedApi()), config })
  const problemTexts = problems.map(
    ({ ruleId, location, message }) => `${ruleId} at ${location[0]?.pointer}: ${message}`,
  )
  expect(problemTexts).toEqual([])
})

it('no group of calls is described that none is in', () => {
  const used = new Set<string>(allEndpoints.map(({ tag }) => tag))
  expect(Object.keys(tags).filter((tag) => !used.has(tag))).toEqual([])
})

it('every call with a body shows an example that it accepts', () => {
  const { paths } = describedApi()
  const withBody = allEndpoints.filter(({ method, path }) => paths[path][method.toLowerCase()].requestBody)
  const faults = withBody.flatMap(({ name, method, path, body }) => {
    const { example } = paths[path][method.toLowerCase()].requestBody.content['application/json']
    const { error } = body.safeParse(example)
    return error ? [`${name}: ${JSON.stringify(example)} ${error.message}`] : []
  })
  expect(withBody.length).toBeGreaterThan(90)
  expect(faults).toEqual([])
})
