import { statfs } from 'node:fs/promises'

/**
 * Returns the share of the disk of `folder` that ordinary accounts can still use, from 0 to 1. Throws if the folder
 * does not exist.
 */
export async function freeShareOf(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder)
  return bavail / blocks
}
