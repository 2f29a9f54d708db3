import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error'

/** The manifest of a backup folder. It is written last, so a folder without it is an incomplete backup. */
export const manifestFile = 'manifest.json'

const countedFields = { bytes: z.number(), sha256: z.string() }

const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** The applied migrations of the database. They are applied before the rows are restored. */
  migrations: z.array(z.string()),
  jobsVersion: z.number(),
  sequences: z.record(z.string(), z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      file: z.string().regex(/^[\w.-]+$/),
      rows: z.number(),
      ...countedFields,
    }),
  ),
})

/** The contents of a backup. Bytes and checksums refer to the uncompressed rows. */
export type Manifest = z.infer<typeof manifestSchema>

/** Reads the manifest of a backup folder. Throws a BackupError if there is none or if its format is unknown. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: unknown) => {
    throw new BackupError(`En ${folder} no hay una copia completa: falta ${manifestFile}.`, error)
  })
  const read = manifestSchema.safeParse(parse(text))
  if (!read.success)
    throw new BackupError(`No se entiende ${manifestFile} de ${folder}: ${z.prettifyError(read.error)}`)
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
