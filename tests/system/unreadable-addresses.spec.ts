import { request as openConnection } from 'node:http'
import { errorBody } from '@oficio/contracts/endpoint'
import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'

/** Sends a path exactly as it is: fetch would mend or refuse it. */
function get(origin: string, path: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = openConnection({ hostname, port, path }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

const unreadable = ['%ff', '%ZZ', '%', '%e0%a4', 'a%c0%80']

test('an address that no character set can read names nothing', async ({ world }) => {
  const { origin } = world.site
  for (const part of unreadable) {
    for (const path of [`/api/service-requests/${part}`, `/api/leads/${part}/contacted`, `/api/${part}`]) {
      const { status, text } = await get(origin, path)
      expect(`${path} ${status}`).toBe(`${path} 404`)
      expect(errorBody.parse(JSON.parse(text)).code).toBe('not_found')
    }
    for (const path of [`/service-request/${part}`, `/seguimiento/${part}`, `/${part}`, `/admin/${part}`]) {
      const { status, text } = await get(origin, path)
      expect(`${path} ${status}`).toBe(`${path} 404`)
      expect(text).toContain('No encontramos esta página')
    }
    const { status } = await get(origin, `/login?from=${part}`)
    expect(status).toBe(200)
  }
})
