// Tests the trap fields (honeypots) that only programs fill in.
import { allEndpoints } from '@oficio/contracts/endpoints'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { serveWith, stopServing } from '../access/api'
import { describedApi } from './described-api'
import { fetchFromSite } from './fetch-from-site'

afterEach(stopServing)

const trapNames = ['website', 'fax']
/** Fields named `website` that contain the real address of a business and are no traps. */
const realWebsiteFields = ['registerBusiness.website', 'changeBusiness.website']

/** The trap fields of all bodies, with their calls. */
const traps = allEndpoints.flatMap(({ name, method, path, body }) => {
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return trapNames
    .filter((field) => field in (shape.properties ?? {}) && !realWebsiteFields.includes(`${name}.${field}`))
    .map((field) => ({ name, method, path, field }))
})

it('the description says of every trap that it is left out, and no example fills one in', () => {
  const { paths, components } = describedApi()
  expect(traps.length).toBeGreaterThanOrEqual(7)
  for (const { name, method, path, field } of traps) {
    const { schema, example } = paths[path][method.toLowerCase()].requestBody.content['application/json']
    const { properties } = schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)] : schema
    expect([name, properties[field].description]).toEqual([name, expect.stringMatching(/^Leave it out/)])
    expect([name, example?.[field] || '']).toEqual([name, ''])
  }
})

it('a professional who sends the address of their site is asked to leave the field empty', async () => {
  const ctx = await createTestContext()
  serveWith(ctx)
  const fetch = await fetchFromSite()
  const answer = await fetch('http://localhost:3000/api/direct-register/professional', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ramón',
      lastName: 'Gómez',
      email: 'ramon@example.com',
      username: 'ramon.gomez',
      password: 'una clave larga y rara',
      confirmPassword: 'una clave larga y rara',
      phone: '0341 15-555-1234',
      acceptTerms: true,
      website: 'https://ramon.example',
    }),
  })
  expect(answer.status).toBe(422)
  expect(Object(await answer.json()).errors.website).toBe('Dejá este campo vacío: no guarda ningún dato.')
})
