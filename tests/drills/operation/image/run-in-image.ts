import { type RunningProgram, runProgram } from '../run-program'

/** The user that runs the image: the account `node`, which owns nothing in it. */
const unprivilegedUser = { uid: 1000, gid: 1000 }

/** Whether programs can run as another user, which only root may do. */
export const isRoot = process.getuid?.() === 0

/** Runs a command of the image in its folder, with only the given environment, and not as root. */
export function runInImage(
  folder: string,
  [program, ...args]: readonly string[],
  env: Record<string, string>,
): RunningProgram {
  if (program !== 'node') throw new Error(`${program} is not in the image`)
  return runProgram(folder, args, env, isRoot ? unprivilegedUser : {})
}
