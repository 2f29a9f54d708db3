import { chmod, rename, writeFile } from 'node:fs/promises'

/**
 * Writes a file that only its owner may read. Writes a draft and renames it, so that a kill never leaves half a file.
 */
export async function writeFileAtomically(file: string, value: object): Promise<void> {
  const draft = `${file}.new`
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  await chmod(draft, 0o600)
  await rename(draft, file)
}
