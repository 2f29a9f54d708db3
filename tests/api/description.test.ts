import { allEndpoints } from '@oficio/contracts/endpoints'
import { tags } from '@oficio/contracts/tags'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { describedApi } from './described-api'

it('the description of the API leaves nothing to warn of for tools that read it', async () => {
  const linter = new spectral.Spectral()
  // Inferred from its code, its type lacks that either of two properties makes a ruleset.
  const rules = rulesets.oas as RulesetDefinition
  linter.setRuleset({ extends: [[rules, 'recommended']] })
  const found = await linter.run(describedApi())
  expect(found.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`)).toEqual([])
})

it('no group of calls is described that none is in', () => {
  const used = new Set<string>(allEndpoints.map(({ tag }) => tag))
  expect(Object.keys(tags).filter((tag) => !used.has(tag))).toEqual([])
})

it('every call that needs a body shows one that it takes', () => {
  const needing = allEndpoints.filter(({ method, body }) => method !== 'GET' && !body.safeParse({}).success)
  const { paths } = describedApi()
  const faults = needing.flatMap(({ name, method, path, body }) => {
    const { example } = paths[path][method.toLowerCase()].requestBody.content['application/json']
    const { error } = body.safeParse(example)
    return error ? [`${name}: ${JSON.stringify(example)} ${error.message}`] : []
  })
  expect(faults).toEqual([])
})
