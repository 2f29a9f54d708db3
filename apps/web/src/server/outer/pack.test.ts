import { expect, it } from 'vitest'
import { pack, unpack } from './pack'

it('takes no more memory than its bytes', async () => {
  const text = 'Café '.repeat(5000)
  const packed = await pack(text)
  expect((await unpack(packed)).toString()).toBe(text)
  // Small buffers share a pool of 8 KiB.
  expect(packed.buffer.byteLength).toBeLessThanOrEqual(8192)
})
