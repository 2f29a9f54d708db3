import { request as openConnection } from 'node:http'
import { errorBody } from '@oficio/contracts/endpoint'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { expect } from '@playwright/test'
import { isLongForm, test } from '../journeys/support/fixtures'
import { buildScene } from './scene'

/** Sends a path and method exactly as they are, because fetch would correct or refuse them. */
function get(
  origin: string,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; allow: string | undefined }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const clientRequest = openConnection({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          allow: answer.headers.allow,
        }),
      )
    })
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}

const unreadable = ['%ff', '%ZZ', '%', '%e0%a4', 'a%c0%80', '%00', 'a%00b']

/** Returns pages and calls with a name as a parameter, which the site looks up. */
const addressesOf = (part: string): string[] => [
  `/negocios/${part}`,
  `/negocios/cafes/${part}`,
  `/negocios/cafes/provincia/${part}`,
  `/profesionales/${part}`,
  `/profesionales/plomeria/${part}`,
  `/profesionales/plomeria/provincia/${part}`,
  `/professionals/${part}`,
  `/business/${part}`,
]

test('an address that no character set can read names nothing', async ({ world }) => {
  const { origin } = world.site
  for (const part of unreadable) {
    for (const path of [`/api/service-requests/${part}`, `/api/leads/${part}/contacted`, `/api/${part}`]) {
      const { status, text } = await get(origin, path)
      expect(`${path} ${status}`).toBe(`${path} 404`)
      expect(errorBody.parse(JSON.parse(text)).code).toBe('not_found')
    }
    for (const path of [
      ...addressesOf(part),
      `/service-request/${part}`,
      `/seguimiento/${part}`,
      `/${part}`,
      `/admin/${part}`,
    ]) {
      const { status, text } = await get(origin, path)
      expect(`${path} ${status}`).toBe(`${path} 404`)
      expect(text).toContain('No encontramos esta página')
    }
    for (const path of ['/login?from=', '/business/search?query=']) {
      const { status } = await get(origin, `${path}${part}`)
      expect(`${path}${part} ${status}`).toBe(`${path}${part} 200`)
    }
  }
})

test('no page holds the address that another visitor requested', async ({ world }) => {
  const { origin } = world.site
  for (const path of ['/no-hay-nada', '/profesionales', '/terminos-y-condiciones']) {
    await get(origin, `${path}?secreto=de-otra-persona`, 'HEAD')
    await get(origin, `${path}?secreto=de-otra-persona`)
    expect((await get(origin, path)).text).not.toContain('de-otra-persona')
  }
  await get(origin, '/de-otra-persona')
  expect((await get(origin, '/no-hay-nada')).text).not.toContain('de-otra-persona')
})

test('nobody has our pictures converted, nor calls the API through their conversion', async ({ world }) => {
  for (const url of ['/opengraph-image.png', '/api/settings/public']) {
    const { status } = await get(world.site.origin, `/_next/image?url=${url}&w=64&q=75`)
    expect(status).toBe(404)
  }
})

test('a request that offers another protocol is answered like any other', async ({ world }) => {
  for (const upgrade of ['websocket', 'h2c']) {
    for (const [path, status] of [
      ['/login', 200],
      ['/api/health', 200],
      ['/no-hay-nada', 404],
    ] as const) {
      const headers = { connection: 'Upgrade', upgrade }
      expect((await get(world.site.origin, path, 'GET', headers)).status).toBe(status)
    }
  }
})

test('an address that no page has knows who is logged in: its scripts run in every area', async ({
  world,
  visit,
}) => {
  const { usernames } = await buildScene(world)
  const page = await visit(usernames.admin)
  const refusals: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text())
  })
  for (const area of ['admin', 'professional', 'user', 'seguimiento', 'opt-out', 'otra']) {
    const answer = await page.goto(`/${area}/no/hay/nada`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página')
    await expect(page.getByRole('button', { name: /^Menú de / })).toBeVisible()
  }
  expect(refusals).toEqual([])
})

test('no name that every object has is taken for an action of the login, nor for a way to log in', async ({
  world,
}) => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'nadie']) {
    for (const [method, path] of [
      ['POST', name],
      ['GET', `callback/${name}`],
      ['POST', `callback/${name}`],
      ['POST', `signin/${name}`],
    ]) {
      const { status, text } = await get(world.site.origin, `/api/auth/${path}`, method)
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 404`)
      expect(errorBody.parse(JSON.parse(text)).code).toBe('not_found')
    }
  }
})

test('a method that an address of the API does not have is refused in the words of the API', async ({
  world,
}) => {
  const paths = [...new Set(allEndpoints.map(({ path }) => path))]
  for (const [index, path] of paths.entries()) {
    const own: string[] = allEndpoints
      .filter((endpoint) => endpoint.path === path)
      .map(({ method }) => method)
    const wrong = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].filter((method) => !own.includes(method))
    // In the short form, paths alternate between methods of web pages and methods that only other programs send.
    for (const method of isLongForm ? wrong : wrong.slice(index % 2 === 0 ? 0 : -1).slice(0, 1)) {
      const address = `/api${path.replace(/\{\w+\}/g, 'x')}`
      const { status, text, allow } = await get(world.site.origin, address, method)
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 405`)
      expect(errorBody.parse(JSON.parse(text)).code).toBe('method_not_allowed')
      expect(allow?.split(', ')).toEqual(expect.arrayContaining(own))
    }
  }
})
