import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { expect, it } from 'vitest'
import nextConfig from '../../../next.config.mjs'

it('keeps little of a body that is sent to a page, so that slow senders cannot fill the memory', () => {
  const { experimental } = nextConfig(PHASE_PRODUCTION_SERVER)
  expect(experimental?.proxyClientMaxBodySize).toBe('16kb')
})

it('converts no pictures for strangers, who could request any call of the API by that address', () => {
  expect(nextConfig(PHASE_PRODUCTION_SERVER).images?.unoptimized).toBe(true)
})

it('lets browsers keep the drawings, whose addresses change with their content', async () => {
  const headers = await nextConfig(PHASE_PRODUCTION_SERVER).headers?.()
  expect(headers).toContainEqual({
    source: '/drawings/:file',
    headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
  })
})
