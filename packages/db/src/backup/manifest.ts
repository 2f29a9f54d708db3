import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error'

/** Where a folder says what it holds. Written last: without it the folder is no backup. */
export const manifestFile = 'manifest.json'

const countedFields = { bytes: z.number(), sha256: z.string() }

const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** What the database had behind it: these are applied before the rows come. */
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

/** What a backup holds of the database. Bytes and sums are those of the rows as PostgreSQL writes them, not packed. */
export type Manifest = z.infer<typeof manifestSchema>

/** Reads what the backup of a folder holds. Throws a BackupError where there is none, or one of another program. */
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
