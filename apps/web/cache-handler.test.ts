import { beforeEach, expect, it } from 'vitest'
import CacheHandler from './cache-handler.mjs'

let handler: CacheHandler
beforeEach(async () => {
  handler = new CacheHandler()
  await handler.revalidateTag(['home', 'detail', 'shared', '_N_T_/big'])
})

const page = (html: string, tags: string) => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
})
const htmlOf = async (key: string) => (await handler.get(key))?.value.html

it('gives back what it was given, until one of its tags is purged', async () => {
  await handler.set('/', page('home', 'home,shared'))
  await handler.set('/detail', page('detail', 'detail,shared'))
  await handler.set('read', { kind: 'FETCH', data: {} }, { tags: ['home'] })
  await handler.revalidateTag('home')
  expect([await htmlOf('/'), await handler.get('read')]).toEqual([undefined, null])
  expect(await htmlOf('/detail')).toBe('detail')
  await handler.revalidateTag(['shared'])
  expect(await htmlOf('/detail')).toBeUndefined()
})

it('does not keep a page whose rendering began before the purge', async () => {
  await handler.get('/')
  await handler.revalidateTag('home')
  await handler.set('/', page('old', 'home'))
  expect(await htmlOf('/')).toBeUndefined()
  await handler.set('/', page('new', 'home'))
  expect(await htmlOf('/')).toBe('new')
})

it('does not keep a page that was being rendered anew, its time being over, when the purge came', async () => {
  await handler.set('/', page('old', 'home'))
  await handler.get('/')
  await handler.revalidateTag('home')
  await handler.set('/', page('old, rendered anew', 'home'))
  expect(await htmlOf('/')).toBeUndefined()
})

it('stays below 64 MB and lets the least recently asked for go', async () => {
  const html = 'x'.repeat(4 * 1024 * 1024)
  for (const key of ['/1', '/2', '/3', '/4', '/5', '/6', '/7'])
    await handler.set(key, page(html, '_N_T_/big'))
  await handler.get('/1')
  await handler.set('/8', page(html, '_N_T_/big'))
  expect(await htmlOf('/2')).toBeUndefined()
  expect(await htmlOf('/1')).toBe(html)
  expect(await htmlOf('/8')).toBe(html)
})
