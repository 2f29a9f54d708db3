import { expect, it } from 'vitest'
import { pack, unpack } from './pack'

it.each([
  ['a page', 'Café '.repeat(5000)],
  ['a small value', 'Café'],
])('takes no more memory than the bytes of %s', async (_what, text) => {
  const packed = await pack(text)
  expect((await unpack(packed)).toString()).toBe(text)
  expect(packed.buffer.byteLength).toBe(packed.length)
})
