import { type RunningProgram, runProgram } from '../run-program'

/** Who runs in the image: the account `node`, to whom nothing in it belongs. */
const unprivilegedUser = { uid: 1000, gid: 1000 }

/** Whether programs can be run as somebody else: only root may. */
export const isRoot = process.getuid?.() === 0

/** Runs a command of the image in its folder, with nothing but that environment, and not as root. */
export function runInImage(
  folder: string,
  [program, ...args]: readonly string[],
  env: Record<string, string>,
): RunningProgram {
  if (program !== 'node') throw new Error(`${program} is not in the image`)
  return runProgram(folder, args, env, isRoot ? unprivilegedUser : {})
}
