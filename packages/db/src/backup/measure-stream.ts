import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** Returns a pass-through stream, and a function with the number of bytes and the SHA-256 of everything that passed. */
export function measureStream(): { through: Transform; result: () => { bytes: number; sha256: string } } {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, result: () => ({ bytes, sha256: hash.copy().digest('hex') }) }
}
