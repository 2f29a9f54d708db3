import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGooglePlaces } from '@oficio/gateways/google-places/create-google-places'
import type { Fault } from '@oficio/sandbox/google/places/misbehave'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Places, startPlaces } from './start-places'

let places: Places
beforeEach(async () => {
  places = await startPlaces()
})
afterEach(() => places.service.close())

const photo = (reference: string) => places.provider.photo({ reference, maxWidth: 400 }, places.mayAsk)

/** The first bytes of a PNG, which are enough to recognise it. */
const pixel = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')

describe('a photo of the service', () => {
  it('comes through us, from where the service leads to', async () => {
    const answer = await photo('foto-0')
    if (answer.kind === 'away' || !answer.value) throw new Error('no photo')
    expect(answer.value.type).toBe('image/png')
    const bytes = new Uint8Array(await new Response(answer.value.body).arrayBuffer())
    expect([...bytes.slice(1, 4)]).toEqual([...Buffer.from('PNG')])
    expect(places.service.questions[0]?.query).toMatchObject({ photo_reference: 'foto-0', maxwidth: '400' })
  })

  it('is none where nobody knows the reference', async () => {
    expect(await photo('foto-999')).toEqual({ kind: 'answer', value: null })
  })

  it('is never fetched from another address, whatever the redirect', async () => {
    let visits = 0
    const otherServer = createServer((_request, response) => {
      visits += 1
      response.end('x')
    })
    await new Promise<void>((resolve) => void otherServer.listen(0, '127.0.0.1', resolve))
    // The cast is safe, because a server that listens on a port has such an address.
    const { port } = otherServer.address() as AddressInfo
    const targets = [
      `http://127.0.0.1:${port}/`,
      'http://169.254.169.254/latest/',
      'file:///etc/passwd',
      '//evil.example/x',
    ]
    try {
      for (const location of targets) {
        places.service.failNext({ kind: 'redirect', location })
        const { provider, mayAsk, time } = places
        expect(await provider.photo({ reference: 'foto-0', maxWidth: 9 }, mayAsk), location).toEqual({
          kind: 'away',
        })
        // Advances beyond the pause that follows failures.
        time.ms += 61_000
      }
      expect(visits).toBe(0)
    } finally {
      otherServer.close()
    }
  })

  it.each([
    ['https://lh3.googleusercontent.com/p/1', true],
    ['https://lh5.ggpht.com/p/1', true],
    ['http://lh3.googleusercontent.com/p/1', false],
    ['https://lh3.googleusercontent.com.evil.example/p/1', false],
    ['https://evilgoogleusercontent.com/p/1', false],
    ['https://maps.googleapis.com@evil.example/p/1', false],
    ['https://127.0.0.1/p/1', false],
  ])(
    'is fetched at Google itself only from its own hosts, without our key: %s',
    async (location, isFollowed) => {
      const fetchedUrls: string[] = []
      const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
        fetchedUrls.push(String(url))
        if (fetchedUrls.length === 1) return new Response(null, { status: 302, headers: { location } })
        return new Response(pixel, { headers: { 'content-type': 'image/png' } })
      })
      const provider = createGooglePlaces({ apiKey: 'secret', apiUrl: null, log: places.log })
      const answer = await provider.photo({ reference: 'a', maxWidth: 9 }, places.mayAsk)
      fetchSpy.mockRestore()
      expect(answer.kind).toBe(isFollowed ? 'answer' : 'away')
      expect(fetchedUrls.slice(1)).toEqual(isFollowed ? [location] : [])
      expect(fetchedUrls[0]).toMatch(/^https:\/\/maps\.googleapis\.com\/maps\/api\/place\/photo\?/)
    },
  )

  it('is not followed round and round', async () => {
    const again = { kind: 'redirect', location: '/maps/api/place/photo' } as const
    places.service.failNext(again, again, again, again, again)
    expect(await photo('foto-0')).toEqual({ kind: 'away' })
    expect(places.service.questions.length).toBeLessThanOrEqual(4)
  })

  const page = Buffer.from('<script>alert(1)</script>')
  const noPictures: [string, Fault][] = [
    ['says that it is a page', { kind: 'body', type: 'text/html', bytes: page }],
    ['only says that it is a picture', { kind: 'body', type: 'image/png', bytes: page }],
    ['is a drawing with scripts', { kind: 'body', type: 'image/svg+xml', bytes: page }],
    ['is empty', { kind: 'body', type: 'image/png', bytes: Buffer.alloc(0) }],
    ['is refused', { kind: 'status', status: 403 }],
  ]
  it.each(noPictures)('is none where what comes %s', async (_how, fault) => {
    places.service.failNext(fault)
    expect(await photo('foto-0')).toEqual({ kind: 'away' })
  })

  it('ends with an error where it is longer than a photo is', async () => {
    const answer = await photo('endless')
    if (answer.kind === 'away' || !answer.value) throw new Error('no photo')
    let size = 0
    const reading = (async () => {
      for await (const part of answer.value?.body ?? []) size += part.length
    })()
    await expect(reading).rejects.toMatchObject({ name: 'PlacesFault' })
    expect(size).toBeLessThanOrEqual(8 * 1024 * 1024)
  })
})
