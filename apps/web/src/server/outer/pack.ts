import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const gzipAsync = promisify(gzip)

/**
 * Compresses with gzip, in the thread pool of Node. The buffer has its exact size, because zlib may return a part of a
 * larger buffer.
 */
export const pack = async (data: string | Buffer): Promise<Buffer> => Buffer.from(await gzipAsync(data))

/** Reverses `pack`. */
export const unpack = promisify<Buffer, Buffer>(gunzip)
