import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** The pictures of this folder: drawings, since a photo of somebody's kitchen is not ours to publish. */
const photoNames = [
  'air-conditioner',
  'burnt-socket',
  'cracked-wall',
  'damp-wall',
  'flat-roof',
  'leak-under-sink',
  'overgrown-garden',
  'water-heater',
] as const
export type PhotoName = (typeof photoNames)[number]

/** Returns the pictures as clients upload them. */
export async function readPhotos(seedDir: string): Promise<Map<PhotoName, Uint8Array>> {
  const read = photoNames.map(
    async (name) => [name, await readFile(resolve(seedDir, 'photos', `${name}.webp`))] as const,
  )
  return new Map(await Promise.all(read))
}
