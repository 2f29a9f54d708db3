import { statfs } from 'node:fs/promises'

/** Returns how much of the disk of `folder` is free for ordinary accounts: 0 to 1. Throws when the folder does not exist. */
export async function freeShareOf(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder)
  return bavail / blocks
}
