import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const gzipAsync = promisify(gzip)

/**
 * Compresses with gzip, in the thread pool of Node. The buffer has memory of its own and of its exact size. A part of
 * Node's pool would keep 8 KiB alive for a few hundred bytes, and zlib may return a part of a larger buffer.
 */
export async function pack(data: string | Buffer): Promise<Buffer> {
  const packed = await gzipAsync(data)
  const ownBuffer = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(ownBuffer)
  return ownBuffer
}

/** Reverses `pack`. */
export const unpack = promisify<Buffer, Buffer>(gunzip)
