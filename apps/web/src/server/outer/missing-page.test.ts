import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { missingAddress, requestMissingPage } from './missing-page'

it('requests the page from this process, not from another one at the shared port', async () => {
  const paths: (string | undefined)[] = []
  // Listens on no port, so only a request of this process can reach it.
  const server = createServer((request, response) => {
    paths.push(request.url)
    response.end()
  })
  requestMissingPage(server)
  await expect.poll(() => paths).toEqual([missingAddress])
})
