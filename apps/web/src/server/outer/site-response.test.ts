import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { SiteResponse } from './site-response'

/** Serves one response, as `answer` writes it. */
async function ask(answer: (response: SiteResponse) => void) {
  const server = createServer({ ServerResponse: SiteResponse }, (_request, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // A server that listens on a port has an address with that port.
  return fetch(`http://127.0.0.1:${port}/`)
}

it('sends a body that is made later, and counts as sent as soon as it has ended', async () => {
  let wasSent = false
  const response = await ask((response) => {
    response.reviewHead = () => async (body) => Buffer.concat([body, Buffer.from(' and more')])
    response.writeHead(200, { 'content-length': '5' })
    response.write('first')
    response.end()
    wasSent = response.headersSent
  })
  expect([await response.text(), wasSent]).toEqual(['first and more', true])
})

it('breaks off if the body cannot be made, instead of sending an empty one', async () => {
  const answering = ask((response) => {
    response.reviewHead = () => () => Promise.reject(new Error('cannot be compressed'))
    response.writeHead(200).end('first')
  })
  await expect(answering.then((response) => response.text())).rejects.toThrow()
})
