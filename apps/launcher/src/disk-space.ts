import { statfs } from 'node:fs/promises'
import { StartError } from './start-error'

const neededMb = 500

/**
 * Throws a StartError if the disk of `folder` has less than 500 MB free, because a database that fills the disk stops
 * badly.
 */
export async function assertDiskSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const freeMb = Math.floor((bavail * bsize) / 1_048_576)
  if (freeMb < neededMb) {
    throw new StartError(
      `Queda poco espacio en el disco de ${folder}: ${freeMb} MB libres y hacen falta ${neededMb} MB. Liberá espacio y volvé a iniciar.`,
    )
  }
}
