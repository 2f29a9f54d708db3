import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pack } from './pack'

it('takes no more memory than its bytes', () => {
  const text = 'Café '.repeat(5000)
  const packed = pack(text)
  expect(gunzipSync(packed).toString()).toBe(text)
  // Small buffers share a pool of 8 KiB.
  expect(packed.buffer.byteLength).toBeLessThanOrEqual(8192)
})
