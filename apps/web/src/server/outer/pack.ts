import { gzipSync } from 'node:zlib'

/** Compresses with gzip. The buffer has its exact size, because zlib returns a part of a buffer of at least 16 KiB. */
export const pack = (data: string | Buffer): Buffer => Buffer.from(gzipSync(data))
