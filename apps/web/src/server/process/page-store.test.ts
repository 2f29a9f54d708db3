import { beforeEach, expect, it } from 'vitest'
import { PageCache } from './page-store'

/** Next makes a handler for each request. */
const request = () => new PageCache()
const purge = (tags: string | string[]) => request().revalidateTag(tags)
beforeEach(() => purge(['home', 'detail', 'shared', '_N_T_/big']))

const page = (html: string, tags: string) => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
})
const htmlOf = async (key: string) => (await request().get(key))?.value.html

it('gives back what it was given, until one of its tags is purged', async () => {
  await request().set('/', page('home', 'home,shared'))
  await request().set('/detail', page('detail', 'detail,shared'))
  await request().set('read', { kind: 'FETCH', data: {} }, { tags: ['home'] })
  await purge('home')
  expect([await htmlOf('/'), await request().get('read')]).toEqual([undefined, null])
  expect(await htmlOf('/detail')).toBe('detail')
  await purge(['shared'])
  expect(await htmlOf('/detail')).toBeUndefined()
})

it('does not keep a page whose rendering began before the purge', async () => {
  const early = request()
  await early.get('/')
  await purge('home')
  await early.set('/', page('old', 'home'))
  expect(await htmlOf('/')).toBeUndefined()
  await request().set('/', page('new', 'home'))
  expect(await htmlOf('/')).toBe('new')
})

it('does not keep a page that was being rendered anew, its time being over, when the purge came', async () => {
  await request().set('/', page('old', 'home'))
  const early = request()
  await early.get('/')
  await purge('home')
  await early.set('/', page('old, rendered anew', 'home'))
  expect(await htmlOf('/')).toBeUndefined()
})

it.each(['after', 'before'])(
  'does not keep what one page read before the purge, ending %s another that read the same after it',
  async (order) => {
    const list = (of: string) => ({ kind: 'FETCH', data: { body: of } })
    const early = request()
    await early.get('rubros')
    await purge('shared')
    const late = request()
    await late.get('rubros')
    const endings = [
      () => late.set('rubros', list('new'), { tags: ['shared'] }),
      () => early.set('rubros', list('old'), { tags: ['shared'] }),
    ]
    for (const end of order === 'after' ? endings : endings.reverse()) {
      await end()
      expect((await request().get('rubros'))?.value).not.toEqual(list('old'))
    }
    expect((await request().get('rubros'))?.value).toEqual(list('new'))
  },
)

it('stays below 64 MB and lets the least recently asked for go', async () => {
  // Two bytes for a letter that is stored, and one and a half where it stands ready: seven such pages, and no eighth.
  const html = 'x'.repeat((64 * 1024 * 1024) / 7.5 / 3.5)
  for (const key of ['/1', '/2', '/3', '/4', '/5', '/6', '/7'])
    await request().set(key, page(html, '_N_T_/big'))
  await request().get('/1')
  await request().set('/8', page(html, '_N_T_/big'))
  expect(await htmlOf('/2')).toBeUndefined()
  expect(await htmlOf('/1')).toBe(html)
  expect(await htmlOf('/8')).toBe(html)
})
