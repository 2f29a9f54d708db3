import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Half of the highest: what is beyond costs ten times as much and saves a hundredth. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const packers = {
  br: (plain: Uint8Array): Promise<Buffer> => promisify(brotliCompress)(plain, brotliQuality),
  gzip: promisify(gzip),
}

/** Below it an answer takes one packet, compressed or not. */
const packedBytesMin = 1024

/** Bytes that are sent often: plain, and compressed once in each form that a browser asked for. */
export class PackedBody {
  private readonly packed = new Map<Encoding, Uint8Array | null>()

  constructor(readonly plain: Uint8Array<ArrayBuffer>) {}

  /** Returns the bytes in that form, or null while they are being compressed, which the first to ask begins. */
  as(encoding: Encoding): Uint8Array | null {
    if (encoding === 'identity') return this.plain
    const packed = this.packed.get(encoding)
    if (packed === undefined) void this.pack(encoding)
    return packed ?? null
  }

  private async pack(encoding: keyof typeof packers): Promise<void> {
    this.packed.set(encoding, null)
    this.packed.set(encoding, await packers[encoding](this.plain))
  }
}

/** Returns in which form whoever sent this Accept-Encoding wants so many bytes: the smallest that it names and does not refuse. */
export function encodingFor(accepted: string | string[] = '', bytes: number): Encoding {
  if (bytes < packedBytesMin) return 'identity'
  const named = String(accepted)
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0])
  return (['br', 'gzip'] as const).find((encoding) => named.includes(encoding)) ?? 'identity'
}
