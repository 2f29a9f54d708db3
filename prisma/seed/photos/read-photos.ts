import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** The pictures of this folder. They are drawings, because we may not publish photos of other people's homes. */
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

/** Returns the pictures in the form in which clients upload them. */
export async function readPhotos(seedDir: string): Promise<Map<PhotoName, Uint8Array>> {
  const read = photoNames.map(
    async (name) => [name, await readFile(resolve(seedDir, 'photos', `${name}.webp`))] as const,
  )
  return new Map(await Promise.all(read))
}
