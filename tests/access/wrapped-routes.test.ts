import { describe, expect, it } from 'vitest'
import { findUnwrappedRoutes } from '../../scripts/wrapped-routes.mjs'

const app = 'apps/web/src/app'

describe('the check of routes', () => {
  const importLine = `import { formRoute, rawRoute, route } from '@/server/route'\n`
  const find = (text: string, file = `${app}/api/leads/route.ts`) => findUnwrappedRoutes([file], () => text)

  it.each(['route', 'rawRoute', 'formRoute'])('finds nothing in a route that %s makes', (wrapper) => {
    expect(find(`${importLine}export const POST = ${wrapper}(endpoint, useCase)`)).toEqual([])
  })

  it.each([
    'export const POST = async (request: Request) => new Response(null)',
    'export async function POST(request: Request) { return new Response(null) }',
    'const handle = () => new Response(null)\nexport { handle as GET }',
    'const made = { ...route(endpoint, useCase) }\nexport const GET = made',
    "export { POST } from '../other'",
    "export * from '../other'",
    '// export const POST = route(endpoint, useCase)\nexport const POST = (route, endpoint)',
  ])('finds: %s', (text) => {
    expect(find(importLine + text)).toHaveLength(1)
  })

  it('finds a function of the same name from elsewhere, and a route outside of the API', () => {
    const own = "import { route } from './own-route'\nexport const GET = route(endpoint, useCase)"
    expect(find(own)).toHaveLength(1)
    expect(
      find('export const GET = () => new Response(null)', `${app}/(public)/feed/route.tsx`),
    ).toHaveLength(1)
  })
})
